import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New100 = z.object({ title: z.string(), count100: z.number() });
const Body100 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item100 = resource("/items100/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 100", response: Body100, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 100", body: New100, response: Body100, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New101 = z.object({ title: z.string(), count101: z.number() });
const Body101 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item101 = resource("/items101/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 101", response: Body101, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 101", body: New101, response: Body101, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New102 = z.object({ title: z.string(), count102: z.number() });
const Body102 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item102 = resource("/items102/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 102", response: Body102, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 102", body: New102, response: Body102, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New103 = z.object({ title: z.string(), count103: z.number() });
const Body103 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item103 = resource("/items103/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 103", response: Body103, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 103", body: New103, response: Body103, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New104 = z.object({ title: z.string(), count104: z.number() });
const Body104 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item104 = resource("/items104/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 104", response: Body104, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 104", body: New104, response: Body104, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New105 = z.object({ title: z.string(), count105: z.number() });
const Body105 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item105 = resource("/items105/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 105", response: Body105, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 105", body: New105, response: Body105, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New106 = z.object({ title: z.string(), count106: z.number() });
const Body106 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item106 = resource("/items106/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 106", response: Body106, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 106", body: New106, response: Body106, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New107 = z.object({ title: z.string(), count107: z.number() });
const Body107 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item107 = resource("/items107/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 107", response: Body107, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 107", body: New107, response: Body107, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New108 = z.object({ title: z.string(), count108: z.number() });
const Body108 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item108 = resource("/items108/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 108", response: Body108, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 108", body: New108, response: Body108, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New109 = z.object({ title: z.string(), count109: z.number() });
const Body109 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item109 = resource("/items109/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 109", response: Body109, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 109", body: New109, response: Body109, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New110 = z.object({ title: z.string(), count110: z.number() });
const Body110 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item110 = resource("/items110/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 110", response: Body110, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 110", body: New110, response: Body110, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New111 = z.object({ title: z.string(), count111: z.number() });
const Body111 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item111 = resource("/items111/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 111", response: Body111, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 111", body: New111, response: Body111, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New112 = z.object({ title: z.string(), count112: z.number() });
const Body112 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item112 = resource("/items112/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 112", response: Body112, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 112", body: New112, response: Body112, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New113 = z.object({ title: z.string(), count113: z.number() });
const Body113 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item113 = resource("/items113/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 113", response: Body113, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 113", body: New113, response: Body113, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New114 = z.object({ title: z.string(), count114: z.number() });
const Body114 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item114 = resource("/items114/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 114", response: Body114, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 114", body: New114, response: Body114, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New115 = z.object({ title: z.string(), count115: z.number() });
const Body115 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item115 = resource("/items115/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 115", response: Body115, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 115", body: New115, response: Body115, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New116 = z.object({ title: z.string(), count116: z.number() });
const Body116 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item116 = resource("/items116/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 116", response: Body116, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 116", body: New116, response: Body116, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New117 = z.object({ title: z.string(), count117: z.number() });
const Body117 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item117 = resource("/items117/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 117", response: Body117, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 117", body: New117, response: Body117, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New118 = z.object({ title: z.string(), count118: z.number() });
const Body118 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item118 = resource("/items118/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 118", response: Body118, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 118", body: New118, response: Body118, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New119 = z.object({ title: z.string(), count119: z.number() });
const Body119 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item119 = resource("/items119/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 119", response: Body119, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 119", body: New119, response: Body119, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New120 = z.object({ title: z.string(), count120: z.number() });
const Body120 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item120 = resource("/items120/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 120", response: Body120, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 120", body: New120, response: Body120, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New121 = z.object({ title: z.string(), count121: z.number() });
const Body121 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item121 = resource("/items121/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 121", response: Body121, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 121", body: New121, response: Body121, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New122 = z.object({ title: z.string(), count122: z.number() });
const Body122 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item122 = resource("/items122/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 122", response: Body122, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 122", body: New122, response: Body122, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New123 = z.object({ title: z.string(), count123: z.number() });
const Body123 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item123 = resource("/items123/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 123", response: Body123, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 123", body: New123, response: Body123, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New124 = z.object({ title: z.string(), count124: z.number() });
const Body124 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item124 = resource("/items124/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 124", response: Body124, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 124", body: New124, response: Body124, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New125 = z.object({ title: z.string(), count125: z.number() });
const Body125 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item125 = resource("/items125/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 125", response: Body125, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 125", body: New125, response: Body125, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New126 = z.object({ title: z.string(), count126: z.number() });
const Body126 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item126 = resource("/items126/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 126", response: Body126, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 126", body: New126, response: Body126, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New127 = z.object({ title: z.string(), count127: z.number() });
const Body127 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item127 = resource("/items127/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 127", response: Body127, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 127", body: New127, response: Body127, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New128 = z.object({ title: z.string(), count128: z.number() });
const Body128 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item128 = resource("/items128/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 128", response: Body128, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 128", body: New128, response: Body128, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New129 = z.object({ title: z.string(), count129: z.number() });
const Body129 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item129 = resource("/items129/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 129", response: Body129, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 129", body: New129, response: Body129, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New130 = z.object({ title: z.string(), count130: z.number() });
const Body130 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item130 = resource("/items130/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 130", response: Body130, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 130", body: New130, response: Body130, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New131 = z.object({ title: z.string(), count131: z.number() });
const Body131 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item131 = resource("/items131/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 131", response: Body131, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 131", body: New131, response: Body131, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New132 = z.object({ title: z.string(), count132: z.number() });
const Body132 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item132 = resource("/items132/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 132", response: Body132, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 132", body: New132, response: Body132, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New133 = z.object({ title: z.string(), count133: z.number() });
const Body133 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item133 = resource("/items133/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 133", response: Body133, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 133", body: New133, response: Body133, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New134 = z.object({ title: z.string(), count134: z.number() });
const Body134 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item134 = resource("/items134/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 134", response: Body134, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 134", body: New134, response: Body134, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New135 = z.object({ title: z.string(), count135: z.number() });
const Body135 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item135 = resource("/items135/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 135", response: Body135, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 135", body: New135, response: Body135, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New136 = z.object({ title: z.string(), count136: z.number() });
const Body136 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item136 = resource("/items136/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 136", response: Body136, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 136", body: New136, response: Body136, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New137 = z.object({ title: z.string(), count137: z.number() });
const Body137 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item137 = resource("/items137/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 137", response: Body137, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 137", body: New137, response: Body137, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New138 = z.object({ title: z.string(), count138: z.number() });
const Body138 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item138 = resource("/items138/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 138", response: Body138, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 138", body: New138, response: Body138, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New139 = z.object({ title: z.string(), count139: z.number() });
const Body139 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item139 = resource("/items139/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 139", response: Body139, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 139", body: New139, response: Body139, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New140 = z.object({ title: z.string(), count140: z.number() });
const Body140 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item140 = resource("/items140/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 140", response: Body140, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 140", body: New140, response: Body140, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New141 = z.object({ title: z.string(), count141: z.number() });
const Body141 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item141 = resource("/items141/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 141", response: Body141, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 141", body: New141, response: Body141, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New142 = z.object({ title: z.string(), count142: z.number() });
const Body142 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item142 = resource("/items142/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 142", response: Body142, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 142", body: New142, response: Body142, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New143 = z.object({ title: z.string(), count143: z.number() });
const Body143 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item143 = resource("/items143/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 143", response: Body143, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 143", body: New143, response: Body143, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New144 = z.object({ title: z.string(), count144: z.number() });
const Body144 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item144 = resource("/items144/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 144", response: Body144, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 144", body: New144, response: Body144, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New145 = z.object({ title: z.string(), count145: z.number() });
const Body145 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item145 = resource("/items145/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 145", response: Body145, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 145", body: New145, response: Body145, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New146 = z.object({ title: z.string(), count146: z.number() });
const Body146 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item146 = resource("/items146/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 146", response: Body146, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 146", body: New146, response: Body146, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New147 = z.object({ title: z.string(), count147: z.number() });
const Body147 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item147 = resource("/items147/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 147", response: Body147, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 147", body: New147, response: Body147, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New148 = z.object({ title: z.string(), count148: z.number() });
const Body148 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item148 = resource("/items148/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 148", response: Body148, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 148", body: New148, response: Body148, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New149 = z.object({ title: z.string(), count149: z.number() });
const Body149 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item149 = resource("/items149/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 149", response: Body149, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 149", body: New149, response: Body149, apply: ({ entity, body }) => store.update(entity, body.title) },
});
