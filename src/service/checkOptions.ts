import { checkOptionKeys } from "../resource/optionKeys.ts";
import { refuseService } from "./refuseService.ts";
import type { ServiceOptions } from "./serviceOptions.ts";

/** Every option of a service; the compiler asks for those that are missing here. */
const OPTIONS: Readonly<Record<keyof ServiceOptions, true>> = {
  routes: true,
  resources: true,
  with: true,
  trace: true,
  onError: true,
  responses: true,
  maxBodyBytes: true,
  invalidBody: true,
  deprecation: true,
  deadline: true,
  cors: true,
  telemetry: true,
  serverTiming: true,
  securitySchemes: true,
  security: true,
  fields: true,
  headers: true,
  provide: true,
  readiness: true,
  start: true,
  stop: true,
  errorProduces: true,
  errorBody: true,
  errorModel: true,
  errorCodecs: true,
};

/** Refuses options that nothing reads. With TypeScript the compiler has refused them before. */
export function checkOptions(options: ServiceOptions): void {
  if (typeof options !== "object" || options === null) {
    refuseService("NOT_A_ROUTE", "it was made without its options", "new Service({ resources: { books } })");
  }
  checkOptionKeys("Service", options, OPTIONS);
  checkLists(options);
}

/** Literals by their names, and a list of routes: each is easily written as the other. */
function checkLists({ resources = {}, routes = [] }: ServiceOptions): void {
  if (Array.isArray(resources)) {
    refuseService(
      "NOT_A_ROUTE",
      "resources is a list",
      "a record, whose names are those in logs and in the document: resources: { books }",
    );
  }
  if (!Array.isArray(routes)) {
    refuseService("NOT_A_ROUTE", "routes is not a list", "resources: { books }, or routes: [books]");
  }
  for (const [name, each] of Object.entries(resources))
    checkRoute(`resources.${name}`, each, `resources: { ${name}: resource("/${name}", { … }) }`);
  for (const [index, each] of routes.entries())
    checkRoute(
      `routes[${index}]`,
      each,
      "route(pattern, resource), resource(pattern, { … }) or command(method, pattern, handler)",
    );
}

function checkRoute(where: string, given: unknown, remedy: string): void {
  if (typeof given === "object" && given !== null && "kind" in given && "pattern" in given) return;
  const isFunction = typeof given === "function";
  const what = isFunction
    ? "a function"
    : given === null
      ? "null"
      : typeof given === "object"
        ? "an object"
        : typeof given;
  refuseService(
    "NOT_A_ROUTE",
    `${where} is ${what}, and no route`,
    isFunction ? `what it returns, if it makes one: call it. Otherwise ${remedy}` : remedy,
  );
}
