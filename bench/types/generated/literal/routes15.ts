import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New750 = z.object({ title: z.string(), count750: z.number() });
const Body750 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item750 = resource("/items750/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 750", response: Body750, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 750", body: New750, response: Body750, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New751 = z.object({ title: z.string(), count751: z.number() });
const Body751 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item751 = resource("/items751/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 751", response: Body751, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 751", body: New751, response: Body751, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New752 = z.object({ title: z.string(), count752: z.number() });
const Body752 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item752 = resource("/items752/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 752", response: Body752, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 752", body: New752, response: Body752, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New753 = z.object({ title: z.string(), count753: z.number() });
const Body753 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item753 = resource("/items753/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 753", response: Body753, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 753", body: New753, response: Body753, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New754 = z.object({ title: z.string(), count754: z.number() });
const Body754 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item754 = resource("/items754/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 754", response: Body754, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 754", body: New754, response: Body754, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New755 = z.object({ title: z.string(), count755: z.number() });
const Body755 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item755 = resource("/items755/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 755", response: Body755, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 755", body: New755, response: Body755, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New756 = z.object({ title: z.string(), count756: z.number() });
const Body756 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item756 = resource("/items756/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 756", response: Body756, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 756", body: New756, response: Body756, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New757 = z.object({ title: z.string(), count757: z.number() });
const Body757 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item757 = resource("/items757/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 757", response: Body757, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 757", body: New757, response: Body757, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New758 = z.object({ title: z.string(), count758: z.number() });
const Body758 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item758 = resource("/items758/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 758", response: Body758, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 758", body: New758, response: Body758, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New759 = z.object({ title: z.string(), count759: z.number() });
const Body759 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item759 = resource("/items759/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 759", response: Body759, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 759", body: New759, response: Body759, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New760 = z.object({ title: z.string(), count760: z.number() });
const Body760 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item760 = resource("/items760/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 760", response: Body760, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 760", body: New760, response: Body760, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New761 = z.object({ title: z.string(), count761: z.number() });
const Body761 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item761 = resource("/items761/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 761", response: Body761, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 761", body: New761, response: Body761, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New762 = z.object({ title: z.string(), count762: z.number() });
const Body762 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item762 = resource("/items762/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 762", response: Body762, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 762", body: New762, response: Body762, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New763 = z.object({ title: z.string(), count763: z.number() });
const Body763 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item763 = resource("/items763/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 763", response: Body763, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 763", body: New763, response: Body763, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New764 = z.object({ title: z.string(), count764: z.number() });
const Body764 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item764 = resource("/items764/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 764", response: Body764, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 764", body: New764, response: Body764, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New765 = z.object({ title: z.string(), count765: z.number() });
const Body765 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item765 = resource("/items765/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 765", response: Body765, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 765", body: New765, response: Body765, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New766 = z.object({ title: z.string(), count766: z.number() });
const Body766 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item766 = resource("/items766/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 766", response: Body766, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 766", body: New766, response: Body766, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New767 = z.object({ title: z.string(), count767: z.number() });
const Body767 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item767 = resource("/items767/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 767", response: Body767, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 767", body: New767, response: Body767, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New768 = z.object({ title: z.string(), count768: z.number() });
const Body768 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item768 = resource("/items768/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 768", response: Body768, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 768", body: New768, response: Body768, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New769 = z.object({ title: z.string(), count769: z.number() });
const Body769 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item769 = resource("/items769/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 769", response: Body769, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 769", body: New769, response: Body769, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New770 = z.object({ title: z.string(), count770: z.number() });
const Body770 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item770 = resource("/items770/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 770", response: Body770, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 770", body: New770, response: Body770, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New771 = z.object({ title: z.string(), count771: z.number() });
const Body771 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item771 = resource("/items771/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 771", response: Body771, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 771", body: New771, response: Body771, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New772 = z.object({ title: z.string(), count772: z.number() });
const Body772 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item772 = resource("/items772/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 772", response: Body772, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 772", body: New772, response: Body772, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New773 = z.object({ title: z.string(), count773: z.number() });
const Body773 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item773 = resource("/items773/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 773", response: Body773, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 773", body: New773, response: Body773, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New774 = z.object({ title: z.string(), count774: z.number() });
const Body774 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item774 = resource("/items774/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 774", response: Body774, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 774", body: New774, response: Body774, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New775 = z.object({ title: z.string(), count775: z.number() });
const Body775 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item775 = resource("/items775/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 775", response: Body775, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 775", body: New775, response: Body775, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New776 = z.object({ title: z.string(), count776: z.number() });
const Body776 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item776 = resource("/items776/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 776", response: Body776, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 776", body: New776, response: Body776, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New777 = z.object({ title: z.string(), count777: z.number() });
const Body777 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item777 = resource("/items777/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 777", response: Body777, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 777", body: New777, response: Body777, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New778 = z.object({ title: z.string(), count778: z.number() });
const Body778 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item778 = resource("/items778/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 778", response: Body778, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 778", body: New778, response: Body778, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New779 = z.object({ title: z.string(), count779: z.number() });
const Body779 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item779 = resource("/items779/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 779", response: Body779, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 779", body: New779, response: Body779, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New780 = z.object({ title: z.string(), count780: z.number() });
const Body780 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item780 = resource("/items780/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 780", response: Body780, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 780", body: New780, response: Body780, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New781 = z.object({ title: z.string(), count781: z.number() });
const Body781 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item781 = resource("/items781/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 781", response: Body781, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 781", body: New781, response: Body781, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New782 = z.object({ title: z.string(), count782: z.number() });
const Body782 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item782 = resource("/items782/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 782", response: Body782, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 782", body: New782, response: Body782, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New783 = z.object({ title: z.string(), count783: z.number() });
const Body783 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item783 = resource("/items783/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 783", response: Body783, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 783", body: New783, response: Body783, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New784 = z.object({ title: z.string(), count784: z.number() });
const Body784 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item784 = resource("/items784/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 784", response: Body784, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 784", body: New784, response: Body784, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New785 = z.object({ title: z.string(), count785: z.number() });
const Body785 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item785 = resource("/items785/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 785", response: Body785, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 785", body: New785, response: Body785, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New786 = z.object({ title: z.string(), count786: z.number() });
const Body786 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item786 = resource("/items786/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 786", response: Body786, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 786", body: New786, response: Body786, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New787 = z.object({ title: z.string(), count787: z.number() });
const Body787 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item787 = resource("/items787/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 787", response: Body787, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 787", body: New787, response: Body787, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New788 = z.object({ title: z.string(), count788: z.number() });
const Body788 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item788 = resource("/items788/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 788", response: Body788, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 788", body: New788, response: Body788, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New789 = z.object({ title: z.string(), count789: z.number() });
const Body789 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item789 = resource("/items789/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 789", response: Body789, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 789", body: New789, response: Body789, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New790 = z.object({ title: z.string(), count790: z.number() });
const Body790 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item790 = resource("/items790/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 790", response: Body790, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 790", body: New790, response: Body790, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New791 = z.object({ title: z.string(), count791: z.number() });
const Body791 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item791 = resource("/items791/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 791", response: Body791, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 791", body: New791, response: Body791, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New792 = z.object({ title: z.string(), count792: z.number() });
const Body792 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item792 = resource("/items792/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 792", response: Body792, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 792", body: New792, response: Body792, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New793 = z.object({ title: z.string(), count793: z.number() });
const Body793 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item793 = resource("/items793/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 793", response: Body793, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 793", body: New793, response: Body793, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New794 = z.object({ title: z.string(), count794: z.number() });
const Body794 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item794 = resource("/items794/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 794", response: Body794, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 794", body: New794, response: Body794, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New795 = z.object({ title: z.string(), count795: z.number() });
const Body795 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item795 = resource("/items795/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 795", response: Body795, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 795", body: New795, response: Body795, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New796 = z.object({ title: z.string(), count796: z.number() });
const Body796 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item796 = resource("/items796/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 796", response: Body796, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 796", body: New796, response: Body796, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New797 = z.object({ title: z.string(), count797: z.number() });
const Body797 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item797 = resource("/items797/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 797", response: Body797, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 797", body: New797, response: Body797, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New798 = z.object({ title: z.string(), count798: z.number() });
const Body798 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item798 = resource("/items798/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 798", response: Body798, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 798", body: New798, response: Body798, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New799 = z.object({ title: z.string(), count799: z.number() });
const Body799 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item799 = resource("/items799/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 799", response: Body799, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 799", body: New799, response: Body799, apply: ({ entity, body }) => store.update(entity, body.title) },
});
