import type { ServiceDefaults, Subject } from "../graph/declared.ts";
import { requestFields, responseFields } from "../graph/fieldsOfPlan.ts";
import { planFor } from "../graph/plan.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import { methodIs } from "../http/method.ts";
import { facetOf, isCommand } from "../resource/attached.ts";
import { type CorsPolicy, type SettledCors, settledCors } from "../resource/cors.ts";
import type { AnyResource } from "../resource/resource.ts";

export interface DescribedFields {
  readonly read: readonly string[];
  readonly sent: readonly string[];
}

/** What it is made from, beside the resource. */
interface CorsSources {
  readonly cors: CorsPolicy | undefined;
  readonly defaults: ServiceDefaults;
  readonly credentials: readonly string[];
  readonly described: DescribedFields;
}

/** Fetch 2.2.2: fields that a browser writes itself. */
const OF_BROWSERS = new Set(["Accept-Encoding", "Content-Length", "Cookie", "Expect"]);
/** Fields that every script may read (Fetch 2.2.2), and those that the browser reads for it. */
const READ_ALREADY = /^(?:Cache-Control|Content-(?:Encoding|Language|Length|Type)|Expires|Last-Modified|Vary)$/;

/** Ruling 49: the policy of a resource, which allows the fields that its methods read and exposes those that they send. */
export function corsOf(whole: AnyResource, sample: AnyResource, options: CorsSources): SettledCors | undefined {
  const policy = sample.cors ?? options.cors;
  if (policy === undefined) return undefined;
  const of = (fields: (reach: Reach, subject: Subject) => Iterable<string>) =>
    whole.allowedMethods.flatMap((method) => {
      const subject = { resource: facetOf(whole, method), method, ...options.defaults };
      return [...fields(reachOf(planFor(subject), { documented: subject.resource }), subject)];
    });
  const { read, sent } = options.described;
  const reads = () =>
    new Set([...of(readBy), ...options.credentials, ...read].filter((name) => !OF_BROWSERS.has(name)));
  const sends = () =>
    new Set([...of(responseFields), ...sent, "Allow", "Date"].filter((name) => !READ_ALREADY.test(name)));
  return settledCors(policy, reads, sends);
}

function readBy(reach: Reach, subject: Subject): readonly string[] {
  const isHandled = isCommand(subject.resource) && methodIs(subject.method, "content");
  return [...requestFields(reach, subject), ...(isHandled ? ["Content-Type"] : [])];
}
