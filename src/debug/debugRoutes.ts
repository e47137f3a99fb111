import { escapeHtml } from "../codecs/html.ts";
import { carriedBy, decidedBy, endingText, statusText } from "../draw/decidedBy.ts";
import { chart } from "../draw/svg/chart.ts";
import { CHART_STYLE } from "../draw/svg/style.ts";
import { type Rows, rowsOf } from "../graph/plan.ts";
import type { Edge, Row } from "../graph/row.ts";
import { TABLE } from "../graph/table.ts";
import { rowWords } from "../graph/tableWords.ts";
import { PROBLEM_JSON, problem } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse, type ResponseBody } from "../http/response.ts";
import { CONTENT_POLICY, isPagePart } from "../pages/fixedText.ts";
import { facetOf, nameOf } from "../resource/attached.ts";
import { type CommandRoute, command } from "../route/route.ts";
import type { RoutedResource } from "../service/mount.ts";
import type { Service } from "../service/service.ts";
import { ASSETS, FRAME } from "./assets.ts";
import { callbackSource, writtenNames } from "./callbacks.ts";
import type { Subscribe } from "./eventStream.ts";
import { type Explanation, explain } from "./explain.ts";
import { decisiveOf } from "./fullTrace.ts";
import type { Recorder, Trace } from "./recorder.ts";
import { MOST_TYPED, readTyped } from "./typed.ts";
import { meaningOf, traceView } from "./view.ts";

export interface DebugParts {
  /** The path of the page, which its other paths begin with. */
  readonly path: string;
  readonly base: string;
  readonly service: Service;
  readonly recorder: Recorder;
  readonly subscribe: Subscribe;
  readonly resourceAt: (pattern: string) => RoutedResource | undefined;
  /** Why a request may not see it; undefined where it may. */
  readonly accessRefusal: (request: HttpRequest) => Promise<string | undefined>;
}

type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

export function debugRoutes(parts: DebugParts): readonly CommandRoute[] {
  const { path, base, recorder, subscribe, accessRefusal } = parts;
  const guarded = (method: string, pattern: string, handler: Handler) =>
    command(method, pattern, async (request) => {
      const refusal = await accessRefusal(request);
      return refusal === undefined ? handler(request) : problemResponse(403, refusal);
    });
  return [
    guarded("GET", path, () => debugResponse("text/html; charset=utf-8", pageOf(path))),
    guarded("GET", `${base}/page/{asset}`, ({ params }) => asset(params["asset"] ?? "")),
    guarded("GET", `${base}/requests`, () => jsonResponse(recorder.summaries)),
    guarded("DELETE", `${base}/requests`, () => {
      recorder.clear();
      return new HttpResponse(204, FIELDS);
    }),
    guarded("GET", `${base}/requests/{id}`, ({ params }) => oneRequest(parts, Number(params["id"]))),
    guarded("GET", `${base}/events`, () => {
      const stream = subscribe();
      if (stream === undefined) return problemResponse(503, "No more pages may listen.");
      return debugResponse("text/event-stream", stream);
    }),
    guarded("GET", `${base}/nodes`, () =>
      jsonResponse({ nodes: nodesOf(TABLE, decidedBy), routes: routesOf(parts.service) }),
    ),
    guarded("GET", `${base}/chart`, ({ query }) => {
      const plan = { kind: "resource", method: query.get("method") ?? "GET" } as const;
      return jsonResponse(chartOf(parts, plan, query.get("route") ?? ""));
    }),
    guarded("GET", `${base}/callback`, ({ query }) => callback(parts, query)),
    guarded("POST", `${base}/explain`, (request) => explained(parts, request)),
  ];
}

function pageOf(path: string): string {
  // Relative, so that the page works behind a prefix too.
  const assets = escapeHtml(`${path.slice(path.lastIndexOf("/") + 1)}/page`);
  return FRAME.replaceAll("{assets}", () => assets);
}

const TYPES: Readonly<Record<string, string>> = { css: "text/css", js: "text/javascript", svg: "image/svg+xml" };

function asset(name: string): HttpResponse {
  const found = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
  if (found === undefined) return problemResponse(404, "There is no such part of the page.");
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain";
  return debugResponse(`${type}; charset=utf-8`, name === "chart.css" ? CHART_STYLE + found : found);
}

function oneRequest(parts: DebugParts, id: number): HttpResponse {
  const trace = parts.recorder.find(id);
  if (trace === undefined) return problemResponse(404, "This request is no longer kept.");
  const target = trace.kind === "resource" ? parts.resourceAt(trace.route ?? "") : undefined;
  return jsonResponse({ ...traceView(trace, target), ...chartOf(parts, trace, trace.route) });
}

/** Without those of the API page, whose requests are not listed either. */
function routesOf({ resources }: Service) {
  const listed = resources.filter(({ resource }) => !isPagePart(resource));
  return listed.map(({ pattern: route, resource, plans }) => ({
    route,
    resource: nameOf(resource),
    methods: [...plans.keys()],
  }));
}

type Drawn = Pick<Trace, "kind" | "method"> & Partial<Pick<Explanation, "trace" | "status">>;

function chartOf({ resourceAt }: DebugParts, { kind, method, trace, status }: Drawn, route: string | undefined) {
  const target = kind === "resource" ? resourceAt(route ?? "") : undefined;
  if (target === undefined) return { chart: chart({ style: false }) };
  const walked = trace && { trace, title: `${method} ${route}`, ...(status === undefined ? {} : { status }) };
  const plan = target.family.planOf(method);
  const { resource } = target;
  // In the words of its author: two resources can have a node of the same id.
  const nodes = nodesOf(rowsOf(facetOf(resource, method)), (row) => writtenNames(row, resource, method));
  return { chart: chart({ plan, ...walked, style: false }), nodes };
}

function callback({ resourceAt }: DebugParts, query: URLSearchParams): HttpResponse {
  const mounted = resourceAt(query.get("route") ?? "");
  const found = mounted && callbackSource(mounted.resource, query.get("name") ?? "", query.get("method") ?? "GET");
  return found === undefined ? problemResponse(404, "No class overrides it.") : jsonResponse(found);
}

async function explained(parts: DebugParts, request: HttpRequest): Promise<HttpResponse> {
  const { body } = request;
  body.limit = Math.min(body.limit, MOST_TYPED);
  const typed = readTyped(await body.text());
  if (typeof typed === "string") return problemResponse(400, typed);
  const explanation = await explain(parts.service, typed);
  const { trace, stopsBefore, kind, method, route } = explanation;
  const plan = kind === "resource" ? parts.resourceAt(route ?? "")?.family.planOf(method) : undefined;
  const walked = { ...explanation, trace: stopsBefore === undefined ? trace : [...trace, stopsBefore.id] };
  return jsonResponse({
    ...explanation,
    ...(explanation.status === undefined ? {} : meaningOf(explanation.status)),
    decisive: stopsBefore?.id ?? (plan && decisiveOf(plan, explanation)),
    ...chartOf(parts, walked, route),
  });
}

const FIELDS = Object.entries({
  "Content-Security-Policy": CONTENT_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
}).flat();

/** Every response of the debugger has these fields: not to be stored, sniffed, framed or read by other origins. */
export const debugResponse = (contentType: string, body: ResponseBody, status = 200): HttpResponse =>
  new HttpResponse(status, ["Content-Type", contentType, ...FIELDS], body);

export const jsonResponse = (value: unknown): HttpResponse => debugResponse("application/json", JSON.stringify(value));

export const problemResponse = (status: number, detail: string): HttpResponse =>
  debugResponse(PROBLEM_JSON, JSON.stringify(problem(status, { detail })), status);

function nodesOf(rows: Rows, namesOf: (row: Row) => readonly string[]) {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    kind: row.kind,
    ...rowWords(id, row),
    decidedBy: namesOf(row),
    yes: leadOf(row.yes, rows),
    no: leadOf(row.no, rows),
  }));
}

function leadOf(edge: Edge<string>, rows: Rows) {
  if (typeof edge === "string") return { to: edge, words: rowWords(edge, rows[edge]).question };
  return { to: statusText(edge), words: [endingText(edge), ...carriedBy(edge)].join(" + ") };
}
