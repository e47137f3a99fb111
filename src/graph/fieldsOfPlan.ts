import { methodIs } from "../http/method.ts";
import { carriedFacts, fieldsOf } from "./carriedFacts.ts";
import { haltsOf, type Subject } from "./declared.ts";
import { errorEnding } from "./endings.ts";
import type { Reach } from "./reach.ts";
import { allCarried, end } from "./row.ts";

/** The request fields that a method looks at, by its nodes and by what its responses carry. */
export function requestFields({ fields, endings }: Reach, { resource, method }: Subject): readonly string[] {
  const carried = new Set(endings.flatMap(({ ending }) => ending.carries));
  const written = [...carried].filter((name) => fieldsOf(name, { resource, method, isHalt: false }).length > 0);
  const lookedAt = written.flatMap((name) => carriedFacts(name).looksAt ?? []);
  // Clients of events connect again with the id of the last one.
  const streams = methodIs(method, "reads") && resource.produces.some((type) => /^text\/event-stream\b/i.test(type));
  return [...new Set([...fields, ...lookedAt, ...(streams ? ["Last-Event-ID"] : [])])];
}

/** The fields that the responses to a method may have, Halts included. */
export function responseFields({ endings }: Reach, subject: Subject): readonly string[] {
  const halts = haltsOf(subject).map((status) => (status >= 400 ? errorEnding(status) : end(status)));
  const hasGuard = endings.some(({ isGuarded }) => isGuarded);
  const written = [
    ...endings.flatMap(({ ending, isGuarded }) =>
      allCarried(ending, isGuarded).flatMap((name) => fieldsOf(name, { ...subject, isHalt: false })),
    ),
    ...halts.flatMap((ending) =>
      allCarried(ending, hasGuard).flatMap((name) => fieldsOf(name, { ...subject, isHalt: true })),
    ),
  ];
  return [...new Set(written)];
}
