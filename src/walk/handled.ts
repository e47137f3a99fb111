import { HttpResponse } from "../http/response.ts";
import { checkedStatus, noResponse } from "../http/sendable.ts";
import { successesOf } from "../resource/command.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { finish } from "./finish.ts";
import type { Kit } from "./kit.ts";
import type { Question } from "./questions.ts";
import { judgedCommand, judgeOf } from "./responseCheck.ts";
import type { Step } from "./step.ts";
import type { Visit } from "./visit.ts";

/** The act of a command, behind which no node comes: the response that its handler gave is sent as it is. */
export function handledStep(act: Question, { sample, options }: Kit): Step {
  const judge = successesOf(sample) === undefined ? undefined : judgeOf(options.responses);
  const respond = (visit: Visit) => {
    if (judge === undefined) return handledResponse(visit, visit.returned);
    const judged = judgedCommand(visit, visit.returned, judge);
    return isPromise(judged)
      ? judged.then((response) => handledResponse(visit, response))
      : handledResponse(visit, judged);
  };
  return (visit) => {
    const decision = act(visit);
    return typeof decision === "boolean" ? respond(visit) : decision.then(() => respond(visit));
  };
}

/** What a handler gave, with the fields that callbacks and parts have set where it does not say otherwise. */
function handledResponse(visit: Visit, given: unknown): HttpResponse {
  if (!(given instanceof HttpResponse)) {
    throw noResponse("handle", given);
  }
  const { headers, body } = given;
  const status = checkedStatus(given.status);
  const names = headers.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    const isRepeated = names.filter((other) => other === name.toLowerCase()).length > 1;
    if (isRepeated) visit.appendHeader(name, value);
    else visit.setHeader(name, value);
  }
  // The trace ends with the act, as it does where an act throws.
  visit.hasThrown = true;
  const response = finish(visit, status, [], body);
  visit.hasThrown = false;
  return response;
}
