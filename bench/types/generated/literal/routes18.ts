import { resource } from "signalbox";
import { z } from "zod";

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New900 = z.object({ title: z.string(), count900: z.number() });
const Body900 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item900 = resource("/items900/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 900", response: Body900, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 900", body: New900, response: Body900, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New901 = z.object({ title: z.string(), count901: z.number() });
const Body901 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item901 = resource("/items901/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 901", response: Body901, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 901", body: New901, response: Body901, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New902 = z.object({ title: z.string(), count902: z.number() });
const Body902 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item902 = resource("/items902/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 902", response: Body902, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 902", body: New902, response: Body902, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New903 = z.object({ title: z.string(), count903: z.number() });
const Body903 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item903 = resource("/items903/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 903", response: Body903, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 903", body: New903, response: Body903, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New904 = z.object({ title: z.string(), count904: z.number() });
const Body904 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item904 = resource("/items904/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 904", response: Body904, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 904", body: New904, response: Body904, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New905 = z.object({ title: z.string(), count905: z.number() });
const Body905 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item905 = resource("/items905/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 905", response: Body905, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 905", body: New905, response: Body905, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New906 = z.object({ title: z.string(), count906: z.number() });
const Body906 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item906 = resource("/items906/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 906", response: Body906, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 906", body: New906, response: Body906, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New907 = z.object({ title: z.string(), count907: z.number() });
const Body907 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item907 = resource("/items907/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 907", response: Body907, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 907", body: New907, response: Body907, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New908 = z.object({ title: z.string(), count908: z.number() });
const Body908 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item908 = resource("/items908/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 908", response: Body908, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 908", body: New908, response: Body908, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New909 = z.object({ title: z.string(), count909: z.number() });
const Body909 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item909 = resource("/items909/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 909", response: Body909, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 909", body: New909, response: Body909, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New910 = z.object({ title: z.string(), count910: z.number() });
const Body910 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item910 = resource("/items910/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 910", response: Body910, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 910", body: New910, response: Body910, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New911 = z.object({ title: z.string(), count911: z.number() });
const Body911 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item911 = resource("/items911/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 911", response: Body911, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 911", body: New911, response: Body911, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New912 = z.object({ title: z.string(), count912: z.number() });
const Body912 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item912 = resource("/items912/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 912", response: Body912, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 912", body: New912, response: Body912, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New913 = z.object({ title: z.string(), count913: z.number() });
const Body913 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item913 = resource("/items913/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 913", response: Body913, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 913", body: New913, response: Body913, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New914 = z.object({ title: z.string(), count914: z.number() });
const Body914 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item914 = resource("/items914/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 914", response: Body914, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 914", body: New914, response: Body914, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New915 = z.object({ title: z.string(), count915: z.number() });
const Body915 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item915 = resource("/items915/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 915", response: Body915, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 915", body: New915, response: Body915, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New916 = z.object({ title: z.string(), count916: z.number() });
const Body916 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item916 = resource("/items916/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 916", response: Body916, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 916", body: New916, response: Body916, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New917 = z.object({ title: z.string(), count917: z.number() });
const Body917 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item917 = resource("/items917/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 917", response: Body917, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 917", body: New917, response: Body917, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New918 = z.object({ title: z.string(), count918: z.number() });
const Body918 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item918 = resource("/items918/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 918", response: Body918, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 918", body: New918, response: Body918, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New919 = z.object({ title: z.string(), count919: z.number() });
const Body919 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item919 = resource("/items919/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 919", response: Body919, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 919", body: New919, response: Body919, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New920 = z.object({ title: z.string(), count920: z.number() });
const Body920 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item920 = resource("/items920/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 920", response: Body920, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 920", body: New920, response: Body920, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New921 = z.object({ title: z.string(), count921: z.number() });
const Body921 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item921 = resource("/items921/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 921", response: Body921, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 921", body: New921, response: Body921, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New922 = z.object({ title: z.string(), count922: z.number() });
const Body922 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item922 = resource("/items922/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 922", response: Body922, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 922", body: New922, response: Body922, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New923 = z.object({ title: z.string(), count923: z.number() });
const Body923 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item923 = resource("/items923/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 923", response: Body923, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 923", body: New923, response: Body923, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New924 = z.object({ title: z.string(), count924: z.number() });
const Body924 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item924 = resource("/items924/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 924", response: Body924, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 924", body: New924, response: Body924, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New925 = z.object({ title: z.string(), count925: z.number() });
const Body925 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item925 = resource("/items925/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 925", response: Body925, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 925", body: New925, response: Body925, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New926 = z.object({ title: z.string(), count926: z.number() });
const Body926 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item926 = resource("/items926/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 926", response: Body926, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 926", body: New926, response: Body926, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New927 = z.object({ title: z.string(), count927: z.number() });
const Body927 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item927 = resource("/items927/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 927", response: Body927, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 927", body: New927, response: Body927, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New928 = z.object({ title: z.string(), count928: z.number() });
const Body928 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item928 = resource("/items928/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 928", response: Body928, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 928", body: New928, response: Body928, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New929 = z.object({ title: z.string(), count929: z.number() });
const Body929 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item929 = resource("/items929/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 929", response: Body929, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 929", body: New929, response: Body929, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New930 = z.object({ title: z.string(), count930: z.number() });
const Body930 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item930 = resource("/items930/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 930", response: Body930, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 930", body: New930, response: Body930, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New931 = z.object({ title: z.string(), count931: z.number() });
const Body931 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item931 = resource("/items931/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 931", response: Body931, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 931", body: New931, response: Body931, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New932 = z.object({ title: z.string(), count932: z.number() });
const Body932 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item932 = resource("/items932/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 932", response: Body932, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 932", body: New932, response: Body932, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New933 = z.object({ title: z.string(), count933: z.number() });
const Body933 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item933 = resource("/items933/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 933", response: Body933, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 933", body: New933, response: Body933, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New934 = z.object({ title: z.string(), count934: z.number() });
const Body934 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item934 = resource("/items934/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 934", response: Body934, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 934", body: New934, response: Body934, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New935 = z.object({ title: z.string(), count935: z.number() });
const Body935 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item935 = resource("/items935/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 935", response: Body935, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 935", body: New935, response: Body935, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New936 = z.object({ title: z.string(), count936: z.number() });
const Body936 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item936 = resource("/items936/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 936", response: Body936, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 936", body: New936, response: Body936, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New937 = z.object({ title: z.string(), count937: z.number() });
const Body937 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item937 = resource("/items937/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 937", response: Body937, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 937", body: New937, response: Body937, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New938 = z.object({ title: z.string(), count938: z.number() });
const Body938 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item938 = resource("/items938/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 938", response: Body938, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 938", body: New938, response: Body938, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New939 = z.object({ title: z.string(), count939: z.number() });
const Body939 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item939 = resource("/items939/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 939", response: Body939, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 939", body: New939, response: Body939, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New940 = z.object({ title: z.string(), count940: z.number() });
const Body940 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item940 = resource("/items940/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 940", response: Body940, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 940", body: New940, response: Body940, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New941 = z.object({ title: z.string(), count941: z.number() });
const Body941 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item941 = resource("/items941/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 941", response: Body941, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 941", body: New941, response: Body941, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New942 = z.object({ title: z.string(), count942: z.number() });
const Body942 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item942 = resource("/items942/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 942", response: Body942, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 942", body: New942, response: Body942, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New943 = z.object({ title: z.string(), count943: z.number() });
const Body943 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item943 = resource("/items943/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 943", response: Body943, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 943", body: New943, response: Body943, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New944 = z.object({ title: z.string(), count944: z.number() });
const Body944 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item944 = resource("/items944/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 944", response: Body944, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 944", body: New944, response: Body944, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New945 = z.object({ title: z.string(), count945: z.number() });
const Body945 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item945 = resource("/items945/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 945", response: Body945, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 945", body: New945, response: Body945, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New946 = z.object({ title: z.string(), count946: z.number() });
const Body946 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item946 = resource("/items946/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 946", response: Body946, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 946", body: New946, response: Body946, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New947 = z.object({ title: z.string(), count947: z.number() });
const Body947 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item947 = resource("/items947/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 947", response: Body947, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 947", body: New947, response: Body947, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New948 = z.object({ title: z.string(), count948: z.number() });
const Body948 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item948 = resource("/items948/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 948", response: Body948, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 948", body: New948, response: Body948, apply: ({ entity, body }) => store.update(entity, body.title) },
});

const New949 = z.object({ title: z.string(), count949: z.number() });
const Body949 = z.object({ id: z.string(), title: z.string(), version: z.number() });
export const item949 = resource("/items949/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item 949", response: Body949, represent: ({ entity }) => entity },
  PUT: { summary: "Change item 949", body: New949, response: Body949, apply: ({ entity, body }) => store.update(entity, body.title) },
});
