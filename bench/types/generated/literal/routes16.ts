import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New800 = z.object({ title: z.string(), count800: z.number() });
const Body800 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item800 = resource("/items800/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 800", response: Body800, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 800", body: New800, response: Body800, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New801 = z.object({ title: z.string(), count801: z.number() });
const Body801 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item801 = resource("/items801/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 801", response: Body801, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 801", body: New801, response: Body801, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New802 = z.object({ title: z.string(), count802: z.number() });
const Body802 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item802 = resource("/items802/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 802", response: Body802, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 802", body: New802, response: Body802, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New803 = z.object({ title: z.string(), count803: z.number() });
const Body803 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item803 = resource("/items803/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 803", response: Body803, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 803", body: New803, response: Body803, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New804 = z.object({ title: z.string(), count804: z.number() });
const Body804 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item804 = resource("/items804/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 804", response: Body804, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 804", body: New804, response: Body804, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New805 = z.object({ title: z.string(), count805: z.number() });
const Body805 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item805 = resource("/items805/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 805", response: Body805, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 805", body: New805, response: Body805, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New806 = z.object({ title: z.string(), count806: z.number() });
const Body806 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item806 = resource("/items806/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 806", response: Body806, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 806", body: New806, response: Body806, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New807 = z.object({ title: z.string(), count807: z.number() });
const Body807 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item807 = resource("/items807/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 807", response: Body807, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 807", body: New807, response: Body807, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New808 = z.object({ title: z.string(), count808: z.number() });
const Body808 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item808 = resource("/items808/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 808", response: Body808, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 808", body: New808, response: Body808, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New809 = z.object({ title: z.string(), count809: z.number() });
const Body809 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item809 = resource("/items809/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 809", response: Body809, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 809", body: New809, response: Body809, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New810 = z.object({ title: z.string(), count810: z.number() });
const Body810 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item810 = resource("/items810/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 810", response: Body810, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 810", body: New810, response: Body810, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New811 = z.object({ title: z.string(), count811: z.number() });
const Body811 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item811 = resource("/items811/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 811", response: Body811, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 811", body: New811, response: Body811, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New812 = z.object({ title: z.string(), count812: z.number() });
const Body812 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item812 = resource("/items812/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 812", response: Body812, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 812", body: New812, response: Body812, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New813 = z.object({ title: z.string(), count813: z.number() });
const Body813 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item813 = resource("/items813/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 813", response: Body813, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 813", body: New813, response: Body813, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New814 = z.object({ title: z.string(), count814: z.number() });
const Body814 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item814 = resource("/items814/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 814", response: Body814, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 814", body: New814, response: Body814, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New815 = z.object({ title: z.string(), count815: z.number() });
const Body815 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item815 = resource("/items815/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 815", response: Body815, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 815", body: New815, response: Body815, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New816 = z.object({ title: z.string(), count816: z.number() });
const Body816 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item816 = resource("/items816/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 816", response: Body816, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 816", body: New816, response: Body816, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New817 = z.object({ title: z.string(), count817: z.number() });
const Body817 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item817 = resource("/items817/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 817", response: Body817, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 817", body: New817, response: Body817, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New818 = z.object({ title: z.string(), count818: z.number() });
const Body818 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item818 = resource("/items818/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 818", response: Body818, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 818", body: New818, response: Body818, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New819 = z.object({ title: z.string(), count819: z.number() });
const Body819 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item819 = resource("/items819/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 819", response: Body819, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 819", body: New819, response: Body819, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New820 = z.object({ title: z.string(), count820: z.number() });
const Body820 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item820 = resource("/items820/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 820", response: Body820, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 820", body: New820, response: Body820, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New821 = z.object({ title: z.string(), count821: z.number() });
const Body821 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item821 = resource("/items821/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 821", response: Body821, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 821", body: New821, response: Body821, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New822 = z.object({ title: z.string(), count822: z.number() });
const Body822 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item822 = resource("/items822/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 822", response: Body822, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 822", body: New822, response: Body822, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New823 = z.object({ title: z.string(), count823: z.number() });
const Body823 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item823 = resource("/items823/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 823", response: Body823, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 823", body: New823, response: Body823, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New824 = z.object({ title: z.string(), count824: z.number() });
const Body824 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item824 = resource("/items824/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 824", response: Body824, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 824", body: New824, response: Body824, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New825 = z.object({ title: z.string(), count825: z.number() });
const Body825 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item825 = resource("/items825/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 825", response: Body825, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 825", body: New825, response: Body825, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New826 = z.object({ title: z.string(), count826: z.number() });
const Body826 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item826 = resource("/items826/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 826", response: Body826, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 826", body: New826, response: Body826, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New827 = z.object({ title: z.string(), count827: z.number() });
const Body827 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item827 = resource("/items827/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 827", response: Body827, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 827", body: New827, response: Body827, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New828 = z.object({ title: z.string(), count828: z.number() });
const Body828 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item828 = resource("/items828/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 828", response: Body828, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 828", body: New828, response: Body828, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New829 = z.object({ title: z.string(), count829: z.number() });
const Body829 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item829 = resource("/items829/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 829", response: Body829, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 829", body: New829, response: Body829, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New830 = z.object({ title: z.string(), count830: z.number() });
const Body830 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item830 = resource("/items830/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 830", response: Body830, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 830", body: New830, response: Body830, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New831 = z.object({ title: z.string(), count831: z.number() });
const Body831 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item831 = resource("/items831/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 831", response: Body831, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 831", body: New831, response: Body831, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New832 = z.object({ title: z.string(), count832: z.number() });
const Body832 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item832 = resource("/items832/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 832", response: Body832, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 832", body: New832, response: Body832, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New833 = z.object({ title: z.string(), count833: z.number() });
const Body833 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item833 = resource("/items833/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 833", response: Body833, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 833", body: New833, response: Body833, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New834 = z.object({ title: z.string(), count834: z.number() });
const Body834 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item834 = resource("/items834/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 834", response: Body834, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 834", body: New834, response: Body834, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New835 = z.object({ title: z.string(), count835: z.number() });
const Body835 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item835 = resource("/items835/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 835", response: Body835, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 835", body: New835, response: Body835, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New836 = z.object({ title: z.string(), count836: z.number() });
const Body836 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item836 = resource("/items836/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 836", response: Body836, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 836", body: New836, response: Body836, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New837 = z.object({ title: z.string(), count837: z.number() });
const Body837 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item837 = resource("/items837/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 837", response: Body837, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 837", body: New837, response: Body837, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New838 = z.object({ title: z.string(), count838: z.number() });
const Body838 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item838 = resource("/items838/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 838", response: Body838, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 838", body: New838, response: Body838, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New839 = z.object({ title: z.string(), count839: z.number() });
const Body839 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item839 = resource("/items839/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 839", response: Body839, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 839", body: New839, response: Body839, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New840 = z.object({ title: z.string(), count840: z.number() });
const Body840 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item840 = resource("/items840/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 840", response: Body840, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 840", body: New840, response: Body840, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New841 = z.object({ title: z.string(), count841: z.number() });
const Body841 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item841 = resource("/items841/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 841", response: Body841, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 841", body: New841, response: Body841, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New842 = z.object({ title: z.string(), count842: z.number() });
const Body842 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item842 = resource("/items842/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 842", response: Body842, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 842", body: New842, response: Body842, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New843 = z.object({ title: z.string(), count843: z.number() });
const Body843 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item843 = resource("/items843/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 843", response: Body843, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 843", body: New843, response: Body843, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New844 = z.object({ title: z.string(), count844: z.number() });
const Body844 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item844 = resource("/items844/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 844", response: Body844, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 844", body: New844, response: Body844, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New845 = z.object({ title: z.string(), count845: z.number() });
const Body845 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item845 = resource("/items845/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 845", response: Body845, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 845", body: New845, response: Body845, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New846 = z.object({ title: z.string(), count846: z.number() });
const Body846 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item846 = resource("/items846/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 846", response: Body846, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 846", body: New846, response: Body846, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New847 = z.object({ title: z.string(), count847: z.number() });
const Body847 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item847 = resource("/items847/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 847", response: Body847, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 847", body: New847, response: Body847, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New848 = z.object({ title: z.string(), count848: z.number() });
const Body848 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item848 = resource("/items848/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 848", response: Body848, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 848", body: New848, response: Body848, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New849 = z.object({ title: z.string(), count849: z.number() });
const Body849 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item849 = resource("/items849/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 849", response: Body849, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 849", body: New849, response: Body849, apply: ({ entity, body }) => store.update(entity, body.title) },
});
