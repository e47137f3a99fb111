import { methodIs } from "../http/method.ts";
import { isCommand } from "../resource/attached.ts";
import { carriedFacts, fieldsOf } from "./carriedFacts.ts";
import { haltsOf, type Subject } from "./declared.ts";
import { errorEnding } from "./endings.ts";
import { axesOf } from "./offered.ts";
import type { Reach } from "./reach.ts";
import { type Axis, allCarried, end } from "./row.ts";

/** The request fields that a method looks at, by its nodes and by what its responses carry. */
export function requestFields({ fields, endings }: Reach, { resource, method }: Subject): readonly string[] {
  const carried = new Set(endings.flatMap(({ ending }) => ending.carries));
  const written = [...carried].filter((name) => fieldsOf(name, { resource, method, isHalt: false }).length > 0);
  const lookedAt = written.flatMap((name) => carriedFacts(name).looksAt ?? []);
  // Clients of events connect again with the id of the last one.
  const streams = methodIs(method, "reads") && resource.produces.some((type) => /^text\/event-stream\b/i.test(type));
  const used = fields.filter((field) => !(field in CHOOSES) || isOfUse(field, endings, { resource, method }));
  return [...new Set([...used, ...lookedAt, ...(streams ? ["Last-Event-ID"] : [])])];
}

/** What chooses among the offers of an axis, and the field that says what was chosen. */
const CHOOSES: Readonly<Record<string, readonly [axis: Axis, chosen: string]>> = {
  "Accept-Language": ["language", "Content-Language"],
  "Accept-Encoding": ["encoding", "Content-Encoding"],
};

/** Whether it can be refused (406), or there is something to choose and content to choose it for. A command's handler sees what was chosen. */
function isOfUse(field: string, endings: Reach["endings"], { resource, method }: Subject): boolean {
  const [axis, chosen] = CHOOSES[field] ?? [];
  const refuses = endings.some(({ ending, from }) => {
    return ending.status === 406 && from?.row.kind === "choose" && from.row.axis === axis;
  });
  const situation = { resource, method, isHalt: false };
  const names = new Set(endings.flatMap(({ ending }) => ending.carries));
  const isSent = [...names].some((name) => fieldsOf(name, situation).some((written) => written === chosen));
  return refuses || isCommand(resource) || (isSent && axesOf(resource).includes(field));
}

/** The fields that the responses to a method may have, Halts included. */
export function responseFields({ endings }: Reach, subject: Subject): readonly string[] {
  const halts = haltsOf(subject).map((status) => (status >= 400 ? errorEnding(status) : end(status)));
  const hasGuard = endings.some(({ isGuarded }) => isGuarded);
  const written = [
    ...endings.flatMap(({ ending, isGuarded }) =>
      allCarried(ending, isGuarded).flatMap((name) => fieldsOf(name, { ...subject, isHalt: false })),
    ),
    ...endings.flatMap(({ ending }) => Object.keys(ending.own?.headers ?? {})),
    ...halts.flatMap((ending) =>
      allCarried(ending, hasGuard).flatMap((name) => fieldsOf(name, { ...subject, isHalt: true })),
    ),
  ];
  return [...new Set(written)];
}
