import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New950 = z.object({ title: z.string(), count950: z.number() });
const Body950 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item950 = resource("/items950/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 950", response: Body950, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 950", body: New950, response: Body950, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New951 = z.object({ title: z.string(), count951: z.number() });
const Body951 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item951 = resource("/items951/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 951", response: Body951, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 951", body: New951, response: Body951, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New952 = z.object({ title: z.string(), count952: z.number() });
const Body952 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item952 = resource("/items952/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 952", response: Body952, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 952", body: New952, response: Body952, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New953 = z.object({ title: z.string(), count953: z.number() });
const Body953 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item953 = resource("/items953/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 953", response: Body953, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 953", body: New953, response: Body953, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New954 = z.object({ title: z.string(), count954: z.number() });
const Body954 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item954 = resource("/items954/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 954", response: Body954, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 954", body: New954, response: Body954, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New955 = z.object({ title: z.string(), count955: z.number() });
const Body955 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item955 = resource("/items955/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 955", response: Body955, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 955", body: New955, response: Body955, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New956 = z.object({ title: z.string(), count956: z.number() });
const Body956 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item956 = resource("/items956/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 956", response: Body956, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 956", body: New956, response: Body956, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New957 = z.object({ title: z.string(), count957: z.number() });
const Body957 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item957 = resource("/items957/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 957", response: Body957, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 957", body: New957, response: Body957, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New958 = z.object({ title: z.string(), count958: z.number() });
const Body958 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item958 = resource("/items958/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 958", response: Body958, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 958", body: New958, response: Body958, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New959 = z.object({ title: z.string(), count959: z.number() });
const Body959 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item959 = resource("/items959/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 959", response: Body959, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 959", body: New959, response: Body959, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New960 = z.object({ title: z.string(), count960: z.number() });
const Body960 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item960 = resource("/items960/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 960", response: Body960, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 960", body: New960, response: Body960, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New961 = z.object({ title: z.string(), count961: z.number() });
const Body961 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item961 = resource("/items961/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 961", response: Body961, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 961", body: New961, response: Body961, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New962 = z.object({ title: z.string(), count962: z.number() });
const Body962 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item962 = resource("/items962/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 962", response: Body962, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 962", body: New962, response: Body962, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New963 = z.object({ title: z.string(), count963: z.number() });
const Body963 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item963 = resource("/items963/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 963", response: Body963, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 963", body: New963, response: Body963, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New964 = z.object({ title: z.string(), count964: z.number() });
const Body964 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item964 = resource("/items964/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 964", response: Body964, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 964", body: New964, response: Body964, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New965 = z.object({ title: z.string(), count965: z.number() });
const Body965 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item965 = resource("/items965/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 965", response: Body965, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 965", body: New965, response: Body965, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New966 = z.object({ title: z.string(), count966: z.number() });
const Body966 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item966 = resource("/items966/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 966", response: Body966, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 966", body: New966, response: Body966, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New967 = z.object({ title: z.string(), count967: z.number() });
const Body967 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item967 = resource("/items967/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 967", response: Body967, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 967", body: New967, response: Body967, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New968 = z.object({ title: z.string(), count968: z.number() });
const Body968 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item968 = resource("/items968/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 968", response: Body968, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 968", body: New968, response: Body968, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New969 = z.object({ title: z.string(), count969: z.number() });
const Body969 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item969 = resource("/items969/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 969", response: Body969, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 969", body: New969, response: Body969, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New970 = z.object({ title: z.string(), count970: z.number() });
const Body970 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item970 = resource("/items970/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 970", response: Body970, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 970", body: New970, response: Body970, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New971 = z.object({ title: z.string(), count971: z.number() });
const Body971 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item971 = resource("/items971/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 971", response: Body971, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 971", body: New971, response: Body971, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New972 = z.object({ title: z.string(), count972: z.number() });
const Body972 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item972 = resource("/items972/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 972", response: Body972, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 972", body: New972, response: Body972, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New973 = z.object({ title: z.string(), count973: z.number() });
const Body973 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item973 = resource("/items973/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 973", response: Body973, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 973", body: New973, response: Body973, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New974 = z.object({ title: z.string(), count974: z.number() });
const Body974 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item974 = resource("/items974/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 974", response: Body974, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 974", body: New974, response: Body974, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New975 = z.object({ title: z.string(), count975: z.number() });
const Body975 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item975 = resource("/items975/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 975", response: Body975, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 975", body: New975, response: Body975, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New976 = z.object({ title: z.string(), count976: z.number() });
const Body976 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item976 = resource("/items976/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 976", response: Body976, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 976", body: New976, response: Body976, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New977 = z.object({ title: z.string(), count977: z.number() });
const Body977 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item977 = resource("/items977/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 977", response: Body977, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 977", body: New977, response: Body977, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New978 = z.object({ title: z.string(), count978: z.number() });
const Body978 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item978 = resource("/items978/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 978", response: Body978, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 978", body: New978, response: Body978, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New979 = z.object({ title: z.string(), count979: z.number() });
const Body979 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item979 = resource("/items979/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 979", response: Body979, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 979", body: New979, response: Body979, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New980 = z.object({ title: z.string(), count980: z.number() });
const Body980 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item980 = resource("/items980/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 980", response: Body980, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 980", body: New980, response: Body980, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New981 = z.object({ title: z.string(), count981: z.number() });
const Body981 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item981 = resource("/items981/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 981", response: Body981, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 981", body: New981, response: Body981, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New982 = z.object({ title: z.string(), count982: z.number() });
const Body982 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item982 = resource("/items982/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 982", response: Body982, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 982", body: New982, response: Body982, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New983 = z.object({ title: z.string(), count983: z.number() });
const Body983 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item983 = resource("/items983/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 983", response: Body983, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 983", body: New983, response: Body983, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New984 = z.object({ title: z.string(), count984: z.number() });
const Body984 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item984 = resource("/items984/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 984", response: Body984, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 984", body: New984, response: Body984, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New985 = z.object({ title: z.string(), count985: z.number() });
const Body985 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item985 = resource("/items985/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 985", response: Body985, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 985", body: New985, response: Body985, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New986 = z.object({ title: z.string(), count986: z.number() });
const Body986 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item986 = resource("/items986/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 986", response: Body986, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 986", body: New986, response: Body986, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New987 = z.object({ title: z.string(), count987: z.number() });
const Body987 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item987 = resource("/items987/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 987", response: Body987, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 987", body: New987, response: Body987, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New988 = z.object({ title: z.string(), count988: z.number() });
const Body988 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item988 = resource("/items988/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 988", response: Body988, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 988", body: New988, response: Body988, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New989 = z.object({ title: z.string(), count989: z.number() });
const Body989 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item989 = resource("/items989/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 989", response: Body989, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 989", body: New989, response: Body989, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New990 = z.object({ title: z.string(), count990: z.number() });
const Body990 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item990 = resource("/items990/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 990", response: Body990, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 990", body: New990, response: Body990, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New991 = z.object({ title: z.string(), count991: z.number() });
const Body991 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item991 = resource("/items991/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 991", response: Body991, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 991", body: New991, response: Body991, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New992 = z.object({ title: z.string(), count992: z.number() });
const Body992 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item992 = resource("/items992/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 992", response: Body992, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 992", body: New992, response: Body992, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New993 = z.object({ title: z.string(), count993: z.number() });
const Body993 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item993 = resource("/items993/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 993", response: Body993, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 993", body: New993, response: Body993, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New994 = z.object({ title: z.string(), count994: z.number() });
const Body994 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item994 = resource("/items994/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 994", response: Body994, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 994", body: New994, response: Body994, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New995 = z.object({ title: z.string(), count995: z.number() });
const Body995 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item995 = resource("/items995/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 995", response: Body995, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 995", body: New995, response: Body995, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New996 = z.object({ title: z.string(), count996: z.number() });
const Body996 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item996 = resource("/items996/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 996", response: Body996, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 996", body: New996, response: Body996, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New997 = z.object({ title: z.string(), count997: z.number() });
const Body997 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item997 = resource("/items997/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 997", response: Body997, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 997", body: New997, response: Body997, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New998 = z.object({ title: z.string(), count998: z.number() });
const Body998 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item998 = resource("/items998/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 998", response: Body998, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 998", body: New998, response: Body998, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New999 = z.object({ title: z.string(), count999: z.number() });
const Body999 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item999 = resource("/items999/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 999", response: Body999, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 999", body: New999, response: Body999, apply: ({ entity, body }) => store.update(entity, body.title) },
});
