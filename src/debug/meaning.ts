import { problem } from "../http/problem.ts";
import { statusPhrase } from "../http/status.ts";

/** What the statuses of success and redirection tell a client. RFC 9110 15.3 and 15.4. */
const MEANINGS: Readonly<Record<number, string>> = {
  200: "It succeeded, and the response carries the representation or the result.",
  201: "Something new was created, and Location says where.",
  202: "The request was accepted, and is not finished yet.",
  204: "It succeeded, and there is nothing to send.",
  206: "The response carries the part that Range selected.",
  300: "There are several representations, and the client chooses.",
  301: "The resource has another address for good, which Location names.",
  302: "The resource has another address for now, which Location names.",
  303: "The result is at the address that Location names.",
  304: "The client’s copy is current, so that the content is not sent again.",
  307: "The resource has another address for now, which Location names.",
  308: "The resource has another address for good, which Location names.",
};

/** A status in words: its phrase, and a sentence. */
export interface Meaning {
  readonly phrase: string;
  readonly meaning: string | undefined;
}

export function meaningOf(status: number): Meaning {
  return { phrase: statusPhrase(status), meaning: MEANINGS[status] ?? problem(status).detail };
}
