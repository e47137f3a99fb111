import { TABLE } from "../../graph/table.ts";
import { facetOf, isLiteral } from "../../resource/attached.ts";
import { isCallback, isDeclaration, overrides } from "../../resource/overrides.ts";
import type { AnyResource } from "../../resource/resource.ts";
import type { Service } from "../../service/service.ts";
import type { Aspect, Change } from "./change.ts";

/** The changes with what caused each: by the aspect, and for a status by what is overridden in only one of the plans. */
export function withCauses(changes: readonly Change[], old: Service, now: Service): readonly Change[] {
  return changes.map((change) => {
    const [method = "", pattern = ""] = change.operation.split(" ");
    const cause = causeOf(change, [facetAt(old, method, pattern), facetAt(now, method, pattern)]);
    return cause === undefined ? change : { ...change, cause };
  });
}

function facetAt(service: Service, method: string, pattern: string): AnyResource | undefined {
  const address = (text: string) => text.replaceAll(/\{[^{}]*\}/g, "{}");
  const mounted = service.resources.find((each) => address(each.pattern) === address(pattern));
  return mounted === undefined ? undefined : facetOf(mounted.resource, method);
}

type Pair = readonly [AnyResource | undefined, AnyResource | undefined];

const FIELD_CALLBACKS: Readonly<Record<string, string>> = {
  etag: "generateEtag",
  "last-modified": "lastModified",
  link: "links",
  location: "createPath",
  "content-location": "contentLocation",
};

function causeOf({ aspect, status = 200, place = "", nodes = [], operation }: Change, pair: Pair): string | undefined {
  const [old, now] = pair;
  if (aspect === "status") return [...nodes.flatMap(calledAt), "halts"].find((name) => isDifferent(name, pair));
  if (aspect === "field") return FIELD_CALLBACKS[place.toLowerCase()];
  if (aspect === "operation") return old === undefined || now === undefined ? undefined : "allowedMethods";
  if (aspect === "produces" && status >= 400) return "errorProduces";
  if (aspect === "consumes" && operation.startsWith("PATCH ")) return "patches";
  if (aspect === "response" && place.startsWith("application/problem+json")) return "errorModel";
  if (aspect === "response" && (now === undefined || !isLiteral(now))) return "describe";
  return Object.hasOwn(OTHER_NAMES, aspect) ? OTHER_NAMES[aspect] : aspect;
}

/** Aspects that are not called as their declaration is; undefined where there is none. */
const OTHER_NAMES: Readonly<Partial<Record<Aspect, string | undefined>>> = {
  scheme: "securitySchemes",
  path: "pathModel",
  name: undefined,
  header: undefined,
};

/** What a node of the graph depends on. */
function calledAt(id: string): readonly string[] {
  const row = (TABLE as Readonly<Record<string, { readonly callback?: string; readonly on?: readonly string[] }>>)[id];
  return [...(row?.callback === undefined ? [] : [row.callback]), ...(row?.on ?? [])];
}

function isDifferent(name: string, [old, now]: Pair): boolean {
  return stateOf(name, old) !== stateOf(name, now);
}

/** Whether a callback is overridden; what a declaration says. */
function stateOf(name: string, resource: AnyResource | undefined): unknown {
  if (resource === undefined) return undefined;
  if (isCallback(name)) return overrides(resource, name);
  return isDeclaration(name) ? JSON.stringify(Reflect.get(resource, name)) : undefined;
}
