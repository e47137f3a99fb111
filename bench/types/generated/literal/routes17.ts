import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New850 = z.object({ title: z.string(), count850: z.number() });
const Body850 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item850 = resource("/items850/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 850", response: Body850, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 850", body: New850, response: Body850, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New851 = z.object({ title: z.string(), count851: z.number() });
const Body851 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item851 = resource("/items851/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 851", response: Body851, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 851", body: New851, response: Body851, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New852 = z.object({ title: z.string(), count852: z.number() });
const Body852 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item852 = resource("/items852/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 852", response: Body852, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 852", body: New852, response: Body852, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New853 = z.object({ title: z.string(), count853: z.number() });
const Body853 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item853 = resource("/items853/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 853", response: Body853, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 853", body: New853, response: Body853, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New854 = z.object({ title: z.string(), count854: z.number() });
const Body854 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item854 = resource("/items854/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 854", response: Body854, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 854", body: New854, response: Body854, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New855 = z.object({ title: z.string(), count855: z.number() });
const Body855 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item855 = resource("/items855/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 855", response: Body855, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 855", body: New855, response: Body855, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New856 = z.object({ title: z.string(), count856: z.number() });
const Body856 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item856 = resource("/items856/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 856", response: Body856, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 856", body: New856, response: Body856, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New857 = z.object({ title: z.string(), count857: z.number() });
const Body857 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item857 = resource("/items857/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 857", response: Body857, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 857", body: New857, response: Body857, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New858 = z.object({ title: z.string(), count858: z.number() });
const Body858 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item858 = resource("/items858/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 858", response: Body858, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 858", body: New858, response: Body858, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New859 = z.object({ title: z.string(), count859: z.number() });
const Body859 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item859 = resource("/items859/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 859", response: Body859, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 859", body: New859, response: Body859, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New860 = z.object({ title: z.string(), count860: z.number() });
const Body860 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item860 = resource("/items860/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 860", response: Body860, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 860", body: New860, response: Body860, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New861 = z.object({ title: z.string(), count861: z.number() });
const Body861 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item861 = resource("/items861/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 861", response: Body861, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 861", body: New861, response: Body861, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New862 = z.object({ title: z.string(), count862: z.number() });
const Body862 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item862 = resource("/items862/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 862", response: Body862, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 862", body: New862, response: Body862, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New863 = z.object({ title: z.string(), count863: z.number() });
const Body863 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item863 = resource("/items863/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 863", response: Body863, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 863", body: New863, response: Body863, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New864 = z.object({ title: z.string(), count864: z.number() });
const Body864 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item864 = resource("/items864/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 864", response: Body864, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 864", body: New864, response: Body864, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New865 = z.object({ title: z.string(), count865: z.number() });
const Body865 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item865 = resource("/items865/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 865", response: Body865, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 865", body: New865, response: Body865, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New866 = z.object({ title: z.string(), count866: z.number() });
const Body866 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item866 = resource("/items866/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 866", response: Body866, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 866", body: New866, response: Body866, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New867 = z.object({ title: z.string(), count867: z.number() });
const Body867 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item867 = resource("/items867/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 867", response: Body867, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 867", body: New867, response: Body867, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New868 = z.object({ title: z.string(), count868: z.number() });
const Body868 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item868 = resource("/items868/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 868", response: Body868, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 868", body: New868, response: Body868, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New869 = z.object({ title: z.string(), count869: z.number() });
const Body869 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item869 = resource("/items869/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 869", response: Body869, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 869", body: New869, response: Body869, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New870 = z.object({ title: z.string(), count870: z.number() });
const Body870 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item870 = resource("/items870/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 870", response: Body870, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 870", body: New870, response: Body870, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New871 = z.object({ title: z.string(), count871: z.number() });
const Body871 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item871 = resource("/items871/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 871", response: Body871, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 871", body: New871, response: Body871, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New872 = z.object({ title: z.string(), count872: z.number() });
const Body872 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item872 = resource("/items872/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 872", response: Body872, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 872", body: New872, response: Body872, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New873 = z.object({ title: z.string(), count873: z.number() });
const Body873 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item873 = resource("/items873/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 873", response: Body873, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 873", body: New873, response: Body873, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New874 = z.object({ title: z.string(), count874: z.number() });
const Body874 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item874 = resource("/items874/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 874", response: Body874, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 874", body: New874, response: Body874, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New875 = z.object({ title: z.string(), count875: z.number() });
const Body875 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item875 = resource("/items875/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 875", response: Body875, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 875", body: New875, response: Body875, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New876 = z.object({ title: z.string(), count876: z.number() });
const Body876 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item876 = resource("/items876/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 876", response: Body876, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 876", body: New876, response: Body876, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New877 = z.object({ title: z.string(), count877: z.number() });
const Body877 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item877 = resource("/items877/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 877", response: Body877, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 877", body: New877, response: Body877, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New878 = z.object({ title: z.string(), count878: z.number() });
const Body878 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item878 = resource("/items878/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 878", response: Body878, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 878", body: New878, response: Body878, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New879 = z.object({ title: z.string(), count879: z.number() });
const Body879 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item879 = resource("/items879/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 879", response: Body879, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 879", body: New879, response: Body879, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New880 = z.object({ title: z.string(), count880: z.number() });
const Body880 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item880 = resource("/items880/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 880", response: Body880, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 880", body: New880, response: Body880, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New881 = z.object({ title: z.string(), count881: z.number() });
const Body881 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item881 = resource("/items881/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 881", response: Body881, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 881", body: New881, response: Body881, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New882 = z.object({ title: z.string(), count882: z.number() });
const Body882 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item882 = resource("/items882/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 882", response: Body882, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 882", body: New882, response: Body882, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New883 = z.object({ title: z.string(), count883: z.number() });
const Body883 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item883 = resource("/items883/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 883", response: Body883, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 883", body: New883, response: Body883, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New884 = z.object({ title: z.string(), count884: z.number() });
const Body884 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item884 = resource("/items884/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 884", response: Body884, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 884", body: New884, response: Body884, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New885 = z.object({ title: z.string(), count885: z.number() });
const Body885 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item885 = resource("/items885/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 885", response: Body885, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 885", body: New885, response: Body885, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New886 = z.object({ title: z.string(), count886: z.number() });
const Body886 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item886 = resource("/items886/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 886", response: Body886, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 886", body: New886, response: Body886, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New887 = z.object({ title: z.string(), count887: z.number() });
const Body887 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item887 = resource("/items887/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 887", response: Body887, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 887", body: New887, response: Body887, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New888 = z.object({ title: z.string(), count888: z.number() });
const Body888 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item888 = resource("/items888/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 888", response: Body888, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 888", body: New888, response: Body888, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New889 = z.object({ title: z.string(), count889: z.number() });
const Body889 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item889 = resource("/items889/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 889", response: Body889, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 889", body: New889, response: Body889, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New890 = z.object({ title: z.string(), count890: z.number() });
const Body890 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item890 = resource("/items890/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 890", response: Body890, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 890", body: New890, response: Body890, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New891 = z.object({ title: z.string(), count891: z.number() });
const Body891 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item891 = resource("/items891/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 891", response: Body891, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 891", body: New891, response: Body891, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New892 = z.object({ title: z.string(), count892: z.number() });
const Body892 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item892 = resource("/items892/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 892", response: Body892, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 892", body: New892, response: Body892, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New893 = z.object({ title: z.string(), count893: z.number() });
const Body893 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item893 = resource("/items893/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 893", response: Body893, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 893", body: New893, response: Body893, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New894 = z.object({ title: z.string(), count894: z.number() });
const Body894 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item894 = resource("/items894/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 894", response: Body894, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 894", body: New894, response: Body894, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New895 = z.object({ title: z.string(), count895: z.number() });
const Body895 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item895 = resource("/items895/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 895", response: Body895, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 895", body: New895, response: Body895, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New896 = z.object({ title: z.string(), count896: z.number() });
const Body896 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item896 = resource("/items896/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 896", response: Body896, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 896", body: New896, response: Body896, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New897 = z.object({ title: z.string(), count897: z.number() });
const Body897 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item897 = resource("/items897/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 897", response: Body897, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 897", body: New897, response: Body897, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New898 = z.object({ title: z.string(), count898: z.number() });
const Body898 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item898 = resource("/items898/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 898", response: Body898, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 898", body: New898, response: Body898, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New899 = z.object({ title: z.string(), count899: z.number() });
const Body899 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item899 = resource("/items899/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 899", response: Body899, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 899", body: New899, response: Body899, apply: ({ entity, body }) => store.update(entity, body.title) },
});
