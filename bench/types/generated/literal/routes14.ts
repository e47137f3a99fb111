import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New700 = z.object({ title: z.string(), count700: z.number() });
const Body700 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item700 = resource("/items700/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 700", response: Body700, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 700", body: New700, response: Body700, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New701 = z.object({ title: z.string(), count701: z.number() });
const Body701 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item701 = resource("/items701/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 701", response: Body701, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 701", body: New701, response: Body701, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New702 = z.object({ title: z.string(), count702: z.number() });
const Body702 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item702 = resource("/items702/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 702", response: Body702, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 702", body: New702, response: Body702, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New703 = z.object({ title: z.string(), count703: z.number() });
const Body703 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item703 = resource("/items703/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 703", response: Body703, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 703", body: New703, response: Body703, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New704 = z.object({ title: z.string(), count704: z.number() });
const Body704 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item704 = resource("/items704/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 704", response: Body704, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 704", body: New704, response: Body704, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New705 = z.object({ title: z.string(), count705: z.number() });
const Body705 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item705 = resource("/items705/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 705", response: Body705, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 705", body: New705, response: Body705, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New706 = z.object({ title: z.string(), count706: z.number() });
const Body706 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item706 = resource("/items706/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 706", response: Body706, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 706", body: New706, response: Body706, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New707 = z.object({ title: z.string(), count707: z.number() });
const Body707 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item707 = resource("/items707/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 707", response: Body707, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 707", body: New707, response: Body707, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New708 = z.object({ title: z.string(), count708: z.number() });
const Body708 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item708 = resource("/items708/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 708", response: Body708, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 708", body: New708, response: Body708, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New709 = z.object({ title: z.string(), count709: z.number() });
const Body709 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item709 = resource("/items709/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 709", response: Body709, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 709", body: New709, response: Body709, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New710 = z.object({ title: z.string(), count710: z.number() });
const Body710 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item710 = resource("/items710/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 710", response: Body710, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 710", body: New710, response: Body710, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New711 = z.object({ title: z.string(), count711: z.number() });
const Body711 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item711 = resource("/items711/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 711", response: Body711, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 711", body: New711, response: Body711, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New712 = z.object({ title: z.string(), count712: z.number() });
const Body712 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item712 = resource("/items712/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 712", response: Body712, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 712", body: New712, response: Body712, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New713 = z.object({ title: z.string(), count713: z.number() });
const Body713 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item713 = resource("/items713/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 713", response: Body713, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 713", body: New713, response: Body713, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New714 = z.object({ title: z.string(), count714: z.number() });
const Body714 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item714 = resource("/items714/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 714", response: Body714, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 714", body: New714, response: Body714, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New715 = z.object({ title: z.string(), count715: z.number() });
const Body715 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item715 = resource("/items715/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 715", response: Body715, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 715", body: New715, response: Body715, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New716 = z.object({ title: z.string(), count716: z.number() });
const Body716 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item716 = resource("/items716/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 716", response: Body716, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 716", body: New716, response: Body716, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New717 = z.object({ title: z.string(), count717: z.number() });
const Body717 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item717 = resource("/items717/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 717", response: Body717, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 717", body: New717, response: Body717, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New718 = z.object({ title: z.string(), count718: z.number() });
const Body718 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item718 = resource("/items718/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 718", response: Body718, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 718", body: New718, response: Body718, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New719 = z.object({ title: z.string(), count719: z.number() });
const Body719 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item719 = resource("/items719/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 719", response: Body719, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 719", body: New719, response: Body719, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New720 = z.object({ title: z.string(), count720: z.number() });
const Body720 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item720 = resource("/items720/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 720", response: Body720, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 720", body: New720, response: Body720, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New721 = z.object({ title: z.string(), count721: z.number() });
const Body721 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item721 = resource("/items721/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 721", response: Body721, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 721", body: New721, response: Body721, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New722 = z.object({ title: z.string(), count722: z.number() });
const Body722 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item722 = resource("/items722/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 722", response: Body722, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 722", body: New722, response: Body722, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New723 = z.object({ title: z.string(), count723: z.number() });
const Body723 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item723 = resource("/items723/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 723", response: Body723, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 723", body: New723, response: Body723, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New724 = z.object({ title: z.string(), count724: z.number() });
const Body724 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item724 = resource("/items724/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 724", response: Body724, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 724", body: New724, response: Body724, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New725 = z.object({ title: z.string(), count725: z.number() });
const Body725 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item725 = resource("/items725/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 725", response: Body725, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 725", body: New725, response: Body725, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New726 = z.object({ title: z.string(), count726: z.number() });
const Body726 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item726 = resource("/items726/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 726", response: Body726, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 726", body: New726, response: Body726, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New727 = z.object({ title: z.string(), count727: z.number() });
const Body727 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item727 = resource("/items727/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 727", response: Body727, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 727", body: New727, response: Body727, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New728 = z.object({ title: z.string(), count728: z.number() });
const Body728 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item728 = resource("/items728/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 728", response: Body728, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 728", body: New728, response: Body728, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New729 = z.object({ title: z.string(), count729: z.number() });
const Body729 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item729 = resource("/items729/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 729", response: Body729, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 729", body: New729, response: Body729, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New730 = z.object({ title: z.string(), count730: z.number() });
const Body730 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item730 = resource("/items730/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 730", response: Body730, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 730", body: New730, response: Body730, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New731 = z.object({ title: z.string(), count731: z.number() });
const Body731 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item731 = resource("/items731/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 731", response: Body731, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 731", body: New731, response: Body731, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New732 = z.object({ title: z.string(), count732: z.number() });
const Body732 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item732 = resource("/items732/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 732", response: Body732, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 732", body: New732, response: Body732, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New733 = z.object({ title: z.string(), count733: z.number() });
const Body733 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item733 = resource("/items733/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 733", response: Body733, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 733", body: New733, response: Body733, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New734 = z.object({ title: z.string(), count734: z.number() });
const Body734 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item734 = resource("/items734/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 734", response: Body734, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 734", body: New734, response: Body734, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New735 = z.object({ title: z.string(), count735: z.number() });
const Body735 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item735 = resource("/items735/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 735", response: Body735, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 735", body: New735, response: Body735, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New736 = z.object({ title: z.string(), count736: z.number() });
const Body736 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item736 = resource("/items736/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 736", response: Body736, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 736", body: New736, response: Body736, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New737 = z.object({ title: z.string(), count737: z.number() });
const Body737 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item737 = resource("/items737/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 737", response: Body737, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 737", body: New737, response: Body737, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New738 = z.object({ title: z.string(), count738: z.number() });
const Body738 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item738 = resource("/items738/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 738", response: Body738, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 738", body: New738, response: Body738, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New739 = z.object({ title: z.string(), count739: z.number() });
const Body739 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item739 = resource("/items739/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 739", response: Body739, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 739", body: New739, response: Body739, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New740 = z.object({ title: z.string(), count740: z.number() });
const Body740 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item740 = resource("/items740/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 740", response: Body740, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 740", body: New740, response: Body740, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New741 = z.object({ title: z.string(), count741: z.number() });
const Body741 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item741 = resource("/items741/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 741", response: Body741, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 741", body: New741, response: Body741, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New742 = z.object({ title: z.string(), count742: z.number() });
const Body742 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item742 = resource("/items742/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 742", response: Body742, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 742", body: New742, response: Body742, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New743 = z.object({ title: z.string(), count743: z.number() });
const Body743 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item743 = resource("/items743/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 743", response: Body743, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 743", body: New743, response: Body743, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New744 = z.object({ title: z.string(), count744: z.number() });
const Body744 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item744 = resource("/items744/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 744", response: Body744, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 744", body: New744, response: Body744, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New745 = z.object({ title: z.string(), count745: z.number() });
const Body745 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item745 = resource("/items745/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 745", response: Body745, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 745", body: New745, response: Body745, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New746 = z.object({ title: z.string(), count746: z.number() });
const Body746 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item746 = resource("/items746/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 746", response: Body746, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 746", body: New746, response: Body746, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New747 = z.object({ title: z.string(), count747: z.number() });
const Body747 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item747 = resource("/items747/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 747", response: Body747, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 747", body: New747, response: Body747, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New748 = z.object({ title: z.string(), count748: z.number() });
const Body748 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item748 = resource("/items748/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 748", response: Body748, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 748", body: New748, response: Body748, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New749 = z.object({ title: z.string(), count749: z.number() });
const Body749 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item749 = resource("/items749/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 749", response: Body749, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 749", body: New749, response: Body749, apply: ({ entity, body }) => store.update(entity, body.title) },
});
