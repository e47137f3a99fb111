import { isObject, isText } from "../http/kinds.ts";
import { refuseService } from "../resource/mountError.ts";
import {
  BOOLEAN,
  BYTES,
  checkPolicy,
  FUNCTION,
  FUNCTIONS,
  milliseconds,
  type OptionRules,
  oneOf,
  SECURITY,
  shown,
} from "../resource/options.ts";
import type { ServiceOptions } from "./serviceOptions.ts";

const OPTIONS: OptionRules<ServiceOptions> = {
  routes: true,
  resources: true,
  with: true,
  nodes: true,
  trace: BOOLEAN,
  onError: FUNCTION,
  mapError: FUNCTION,
  responseModels: oneOf("check", "strip", "off"),
  maxBodyBytes: BYTES,
  invalidBody: oneOf(400, 422),
  deprecation: true,
  deadline: milliseconds("30_000"),
  around: FUNCTION,
  cors: true,
  telemetry: FUNCTIONS,
  serverTiming: BOOLEAN,
  securitySchemes: true,
  security: SECURITY,
  setHeaders: FUNCTION,
  documentedHeaders: true,
  provide: FUNCTION,
  readiness: { remedy: 'a path: "/ready"', holds: isText },
  start: { ...FUNCTIONS, holds: (value) => FUNCTIONS.holds([value].flat()) },
  stop: FUNCTION,
  errorProduces: true,
  errorBody: FUNCTION,
  errorModel: true,
  errorCodecs: true,
};

export function checkServiceOptions(options: ServiceOptions): void {
  if (!isObject(options))
    refuseService("NOT_A_ROUTE", "it was made without its options", "new Service({ resources: { books } })");
  checkPolicy(options, OPTIONS, refuseService);
  checkLists(options);
}

/** Literals by their names, and a list of routes: each is easily written as the other. */
function checkLists({ resources = {}, routes = [] }: ServiceOptions): void {
  const record = "a record, whose names are those in logs and in the document: resources: { books }";
  if (Array.isArray(resources)) refuseService("NOT_A_ROUTE", "resources is a list", record);
  if (!Array.isArray(routes))
    refuseService("NOT_A_ROUTE", "routes is not a list", "resources: { books }, or routes: [books]");
  for (const [name, each] of Object.entries(resources))
    checkRoute(`resources.${name}`, each, `resources: { ${name}: resource("/${name}", { … }) }`);
  const remedy = "route(pattern, resource), resource(pattern, { … }) or command(method, pattern, …)";
  for (const [index, each] of routes.entries()) checkRoute(`routes[${index}]`, each, remedy);
}

function checkRoute(where: string, given: unknown, remedy: string): void {
  if (isObject(given) && "kind" in given && "pattern" in given) return;
  const call = typeof given === "function" ? "what it returns, if it makes one: call it. Otherwise " : "";
  refuseService("NOT_A_ROUTE", `${where} is ${shown(given)}, and no route`, call + remedy);
}
