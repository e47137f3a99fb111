import { jsonOf } from "../codecs/jsonParse.ts";
import { methodIs } from "../http/method.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { Service } from "../service/service.ts";
import { contentText } from "./contractExchange.ts";
import type { ContractOperation, ContractRequest } from "./contractOperation.ts";
import { Random } from "./contractRandom.ts";
import { type ContractKnowledge, contractTools, KNOWLEDGE } from "./contractTools.ts";
import { differenceFrom, returnedBy } from "./raceDifference.ts";
import type { RaceFinding, RaceReport, RaceTried, RaceUntried } from "./raceReport.ts";
import { acceptFor, at, edited, RaceSender, RaceTargets, takes, withFields } from "./raceTargets.ts";
import type { TestResponse } from "./request.ts";

export interface RaceOptions extends ContractKnowledge {
  /** How many writes with one tag are sent at once. Default: 8. */
  readonly writes?: number;
  /** The most requests that are sent. Default: 5,000. */
  readonly requests?: number;
  /** After this time nothing more is tried. Default: 60. */
  readonly seconds?: number;
  /** The same seed makes the same requests. Default: 1. */
  readonly seed?: number;
}

const OPTIONS: Readonly<Record<keyof RaceOptions, true>> = {
  ...KNOWLEDGE,
  writes: true,
  requests: true,
  seconds: true,
  seed: true,
};

/**
 * Sends writes with one If-Match at once, to every operation of the document that takes it, and reports where more than one
 * succeeds. Also reports writes that succeed with an old tag, and responses to writes that differ from the next GET.
 */
export async function checkRaces(
  service: Service,
  document: OpenapiDocument,
  options: RaceOptions = {},
): Promise<RaceReport> {
  const { writes = 8, requests = 5000, seconds = 60, seed = 1 } = options;
  const random = new Random(seed);
  const tools = contractTools(service, document, random, options, OPTIONS);
  const sender = new RaceSender(service, random, { requests, seconds });
  const targets = new RaceTargets(tools, sender);
  const isConditional = (each: ContractOperation) => takes(each, "if-match");
  // A POST may change its target as well.
  const changing = tools.operations.filter(
    (each) => methodIs(each.method, "replaces") || (!methodIs(each.method, "safe") && isConditional(each)),
  );
  const conditional = changing.filter(isConditional);
  const findings: RaceFindings = { races: [], stale: [], differing: [], faults: [] };
  const tried: RaceTried[] = [];
  const untried: RaceUntried[] = [];
  const exempt: RaceUntried[] = changing
    .filter((each) => !conditional.includes(each))
    .map(({ name }) => ({ operation: name, why: "it takes no If-Match" }));
  if (conditional.length > 0) await targets.discover();
  for (const operation of inOrder(conditional)) {
    const reads = tools.operations.find(({ method, path }) => method === "GET" && path === operation.path);
    const found =
      reads === undefined
        ? { why: `the document has no GET ${operation.path}, which would give the tag` }
        : await new OperationRaces({ operation, reads, random, sender, targets, writes, findings }).run();
    if ("bursts" in found) tried.push(found);
    else (found.isExempt ? exempt : untried).push({ operation: operation.name, why: found.why });
  }
  const isClean = Object.values(findings).every((list) => list.length === 0);
  const holds = isClean && tried.length > 0 && untried.length === 0;
  return { requests: sender.sent, seed, writes, tried, untried, exempt, ...findings, holds };
}

/** What DELETE takes away is needed by the others, and what is above it by what is below it. */
function inOrder(operations: readonly ContractOperation[]): readonly ContractOperation[] {
  const deletes = operations.filter(({ method }) => method === "DELETE");
  const depth = ({ path }: ContractOperation) => path.split("/").length;
  return [
    ...operations.filter((each) => !deletes.includes(each)),
    ...deletes.sort((one, other) => depth(other) - depth(one)),
  ];
}

/** How often writes of an operation are sent at once, and how many tries that may take: some are refused, or change nothing. */
const [BURSTS, TRIES] = [3, 10];

type RaceFindings = Record<"races" | "stale" | "differing" | "faults", RaceFinding[]>;

interface OperationTools {
  readonly operation: ContractOperation;
  readonly reads: ContractOperation;
  readonly random: Random;
  readonly sender: RaceSender;
  readonly targets: RaceTargets;
  readonly writes: number;
  readonly findings: RaceFindings;
}

interface Found {
  readonly target: string;
  readonly tag: string;
  /** Its representation, if that is JSON. */
  readonly content: unknown;
  readonly isEdited: boolean;
}

/** Why an operation was not tried. Exempt is one that changes nothing that the tag is about. */
interface Unfit {
  readonly why: string;
  readonly isExempt?: boolean;
}

class OperationRaces {
  readonly #tools: OperationTools;
  readonly #getting: ContractRequest;
  readonly #accept: string;
  #why = "";
  #isExempt = false;
  readonly #tried = { bursts: 0, compared: 0, outdated: 0 };

  constructor(tools: OperationTools) {
    const { operation, reads, targets } = tools;
    this.#tools = tools;
    this.#getting = targets.made(reads);
    this.#accept = acceptFor(reads, operation);
  }

  async run(): Promise<RaceTried | Unfit> {
    const { operation } = this.#tools;
    await this.#repeat((found) => this.#burst(found), BURSTS);
    if (operation.method !== "DELETE") {
      await this.#repeat((found) => this.#write(found, {}), 1);
      if (takes(operation, "prefer"))
        await this.#repeat((found) => this.#write(found, { prefer: "return=representation" }), 1);
    }
    if (this.#tried.bursts > 0) return { operation: operation.name, ...this.#tried };
    return { why: this.#why, isExempt: this.#isExempt };
  }

  /** Until it has succeeded as often as it should: what is refused is tried with another request, and another target. */
  async #repeat(act: (found: Found) => Promise<boolean>, wanted: number): Promise<void> {
    const { sender, targets, operation, writes } = this.#tools;
    let done = 0;
    for (let tried = 0; tried < TRIES && done < wanted; tried += 1) {
      const target = await targets.next(operation, tried);
      // A burst, and what is read before and after it.
      if (!sender.affords(writes + 3)) return this.#tell("the requests or the time ran out before");
      if (target === undefined)
        return this.#tell("no address is known. Name values in `parameters`, or content that creates one in `bodies`");
      const found = await this.#find(target, tried % 2 === 1);
      if (found !== undefined && (await act(found))) done += 1;
    }
  }

  #tell(why: string): void {
    if (this.#why === "") this.#why = why;
  }

  async #find(target: string, isEdited: boolean): Promise<Found | undefined> {
    const response = await this.#get(target);
    const tag = response.header("etag");
    if (response.status === 200 && tag !== undefined && !tag.startsWith("W/"))
      return { target, tag, content: jsonOf(await contentText(response))?.value, isEdited };
    const has = tag === undefined ? "no ETag" : "a weak ETag, which If-Match never matches";
    this.#why = response.status === 200 ? `GET ${target} has ${has}` : `GET ${target}: ${refusal([response])}`;
    this.#tools.targets.drop(this.#tools.operation, target);
    return undefined;
  }

  #get(target: string): Promise<TestResponse> {
    const { reads, sender } = this.#tools;
    return sender.send(reads, withFields(at(target, this.#getting), { accept: this.#accept }));
  }

  /** What was refused once is sent as an edit of what is there. */
  #made({ target, tag, content, isEdited }: Found, fields: Readonly<Record<string, string>> = {}): ContractRequest {
    const { operation, targets, random } = this.#tools;
    const made = at(target, targets.made(operation));
    const asked = isEdited ? edited(made, content, random) : made;
    return withFields(asked, { accept: this.#accept, ...fields, "if-match": tag });
  }

  /** The same write many times at once. If it changes the tag, that of all but the first is old; else all may succeed. */
  async #burst(found: Found): Promise<boolean> {
    const { sender, operation, writes, targets, findings } = this.#tools;
    const asked = this.#made(found);
    const responses = await Promise.all(Array.from({ length: writes }, () => sender.send(operation, asked)));
    const succeeded = responses.filter(isSuccess);
    const after = await this.#get(found.target);
    this.#noteFaults(asked, responses);
    if (succeeded.length === 0) return this.#refuse(refusal(responses));
    if (!isOther(after, found)) return this.#unchanged(succeeded);
    if (after.status !== 200) targets.drop(operation, found.target);
    this.#tried.bursts += 1;
    if (succeeded.length === 1) return true;
    const what = `${succeeded.length} of ${writes} writes with If-Match ${found.tag} at once succeeded`;
    this.#note(findings.races, what, asked, [...succeeded, ...responses.filter((each) => !isSuccess(each))]);
    return true;
  }

  #refuse(why: string): false {
    this.#why = why;
    return false;
  }

  /** RFC 9110 15.3.3: a 202 has changed nothing yet. A POST need not change its target at all. */
  #unchanged(succeeded: readonly TestResponse[]): false {
    const isLater = succeeded.every(({ status }) => status === 202);
    this.#isExempt = isLater || !methodIs(this.#tools.operation.method, "replaces");
    return this.#refuse(isLater ? "the change comes later (202)" : "the writes succeed, and the tag stays the same");
  }

  /** One write: what it returns is what GET gives then, and what it has replaced is no longer written to. */
  async #write(found: Found, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const { sender, operation, findings } = this.#tools;
    const asked = this.#made(found, fields);
    const written = await sender.send(operation, asked);
    this.#noteFaults(asked, [written]);
    if (!isSuccess(written)) return false;
    const after = await this.#get(found.target);
    await this.#compare(asked, found, written, after);
    if (after.status !== 200 || !isOther(after, found)) return false;
    const again = await sender.send(operation, asked);
    this.#tried.outdated += 1;
    this.#noteFaults(asked, [again]);
    const what = `If-Match ${found.tag} succeeded when the tag was ${after.header("etag")}`;
    if (isSuccess(again)) this.#note(findings.stale, what, asked, [again]);
    return true;
  }

  async #compare(asked: ContractRequest, { target }: Found, written: TestResponse, after: TestResponse): Promise<void> {
    const { operation, reads } = this.#tools;
    const returned = await returnedBy(written, { target, operation, reads });
    if (returned === undefined) return;
    const what = await differenceFrom(returned, written, after);
    // A representation that is another at each GET, such as one with the time, says nothing.
    const isSteady = what === undefined || (await differenceFrom(returned, written, await this.#get(target))) === what;
    if (!isSteady) return;
    this.#tried.compared += 1;
    if (what !== undefined) this.#note(this.#tools.findings.differing, what, asked, [written]);
  }

  #noteFaults(asked: ContractRequest, responses: readonly TestResponse[]): void {
    const faults = responses.filter(({ status }) => status >= 500);
    if (faults.length === 0) return;
    const what = `${faults.length} of ${responses.length} writes failed with ${told(faults)}`;
    this.#note(this.#tools.findings.faults, what, asked, faults);
  }

  /** Once for each kind. */
  #note(list: RaceFinding[], what: string, request: ContractRequest, responses: readonly TestResponse[]): void {
    const operation = this.#tools.operation.name;
    if (list.some((each) => each.operation === operation)) return;
    const [trace = ""] = responses.map((each) => each.trace);
    list.push({ operation, what, statuses: responses.map(({ status }) => status), request, trace });
  }
}

const isSuccess = ({ status }: TestResponse): boolean => status >= 200 && status < 300;

const isOther = (after: TestResponse, { tag }: Found): boolean =>
  after.status === 200 ? after.header("etag") !== tag : after.status === 404 || after.status === 410;

const HELP: Readonly<Record<number, keyof ContractKnowledge>> = {
  400: "bodies",
  401: "credentials",
  403: "credentials",
  404: "parameters",
  409: "bodies",
  410: "parameters",
  422: "bodies",
};

function refusal(responses: readonly TestResponse[]): string {
  const help = HELP[responses[0]?.status ?? 0];
  return `every response was ${told(responses)}${help === undefined ? "" : `. Name other \`${help}\``}`;
}

const told = (responses: readonly TestResponse[]): string =>
  [...new Set(responses.map(({ status }) => status))].join(" and ");
