import { BodyRefused, type ContentCheck } from "../http/bodyErrors.ts";
import { SourceContent } from "../http/byteSource.ts";
import type { DigestAlgorithm, GivenDigest, RunningDigest } from "../http/digest.ts";
import { digestOf, formatDigest, parseDigests, preferredAlgorithm, runningDigest, sameBytes } from "../http/digest.ts";
import { fieldText } from "../http/headers.ts";
import { whenResolved } from "../http/later.ts";
import type { ProblemMembers } from "../http/problem.ts";
import type { ResponseBody } from "../http/response.ts";
import { formatBytes } from "../http/structuredDictionary.ts";
import { offerOf } from "./entity.ts";
import { partialContent } from "./ranges.ts";
import type { DigestFault } from "./state.ts";
import type { Visit } from "./visit.ts";

/** P0e, RFC 9530 2: the content as it was sent. Where a digest is required, one of the two fields has to give it. */
export function contentDigestHolds(visit: Visit): boolean | PromiseLike<boolean> {
  const given = givenIn(visit, "content-digest");
  if (given !== undefined) return digestsHold(visit, "Content-Digest", given);
  if (!visit.resource.requireDigest || visit.request.body.isEmpty || givenIn(visit, "repr-digest") !== undefined)
    return true;
  return isConsumed(visit)
    ? whenResolved(visit.request.body.read(), ({ byteLength }) => byteLength === 0 || unsaid(visit))
    : unsaid(visit);
}

function givenIn({ request }: Visit, lowerName: string): readonly GivenDigest[] | undefined {
  const field = fieldText(request.headers.raw[lowerName]);
  return field === undefined ? undefined : parseDigests(field);
}

/** Whether the content is decoded, and so read as a whole before; any other is for the author to read. */
const isConsumed = ({ kit, request }: Visit): boolean => kit.consumed(request.method).types.length > 0;

/** Content of which no digest was sent. Chunked content may turn out to be none: of what is read by now, that is known. */
function unsaid(visit: Visit): boolean {
  visit.returned = { problem: { detail: "Content is taken with a digest only: send Content-Digest (RFC 9530)." } };
  visit.digestFault = { members: {}, wantsOthers: true };
  return false;
}

/** P0f, RFC 9530 3: requests carry whole representations or patches, so this is the digest of their content. */
export function reprDigestHolds(visit: Visit): boolean | PromiseLike<boolean> {
  const given = givenIn(visit, "repr-digest");
  return given === undefined || digestsHold(visit, "Repr-Digest", given);
}

/** One algorithm that is checked here is enough; the others are for other recipients (RFC 9530 2). */
function digestsHold(
  visit: Visit,
  header: IntegrityField,
  given: readonly GivenDigest[],
): boolean | PromiseLike<boolean> {
  const offered: readonly string[] = visit.resource.digests;
  const checked = given.filter(({ algorithm }) => offered.includes(algorithm));
  if (checked.length === 0) {
    const unsupported = given.map(({ algorithm }) => ({ algorithm, header }));
    return refuse(visit, "unsupported-algorithms", "Unsupported hashing algorithms", {
      unsupported_algorithms: unsupported,
    });
  }
  const invalid = checked.flatMap(({ algorithm, fault }) =>
    fault === undefined ? [] : [{ algorithm, header, reason: fault }],
  );
  if (invalid.length > 0) return refuse(visit, "invalid-values", "Invalid digest values", { invalid_digests: invalid });
  const isKept = isConsumed(visit) || visit.request.body.isKept;
  return (!isKept && isCheckedLater(visit, header, checked)) || compared(visit, header, checked);
}

/** Content that the author reads is checked while it is read, so that none of it is kept for that. */
function isCheckedLater({ request: { body } }: Visit, header: IntegrityField, given: readonly GivenDigest[]): boolean {
  const check = body.check instanceof DigestCheck ? body.check : new DigestCheck();
  if (!check.expect(given, header)) return false;
  body.check = check;
  return true;
}

/** What was computed is never told: it would say of content that a client cannot read whether it guessed right. */
async function compared(visit: Visit, header: IntegrityField, given: readonly GivenDigest[]): Promise<boolean> {
  const content = await visit.request.body.read();
  const mismatched: object[] = [];
  for (const each of given) {
    const digest = await digestOf(each.algorithm as DigestAlgorithm, content);
    if (!sameBytes(digest, each.value)) mismatched.push(mismatch(each, header));
  }
  if (mismatched.length === 0) return true;
  return refuse(visit, "mismatched-values", "Mismatched digest values", { mismatched_digests: mismatched });
}

function refuse(visit: Visit, type: string, title: string, members: DigestFault["members"]): boolean {
  visit.returned = { problem: digestProblem(type, title) };
  visit.digestFault = { members, wantsOthers: type === "unsupported-algorithms" };
  return false;
}

/** The digest of the content that is sent (RFC 9530 2): of a 206, of its part. Undefined where none is wanted, or can be known. */
export function contentDigest(visit: Visit): Promise<string> | undefined {
  return digestFor(visit, "want-content-digest", "content", () =>
    visit.selection === undefined ? visit.content : partialContent(visit, offerOf(visit).contentType).body,
  );
}

/** The digest of the whole representation, with its coding (RFC 9530 3): the same on a 206, and to HEAD. */
export function reprDigest(visit: Visit): Promise<string> | undefined {
  return digestFor(visit, "want-repr-digest", "representation", () => visit.content);
}

function digestFor(
  { request, resource }: Visit,
  want: string,
  kind: "content" | "representation",
  content: () => ResponseBody | SourceContent,
): Promise<string> | undefined {
  const field = request.headers.field(want);
  const wanted = field === undefined ? undefined : preferredAlgorithm(field, resource.digests);
  const algorithm = wanted ?? (resource.sendDigest === kind ? resource.digests[0] : undefined);
  const bytes = algorithm && bytesOf(content());
  return bytes && digestOf(algorithm, bytes).then((digest) => formatDigest(algorithm, digest));
}

/** A digest goes before the content, so that it is known only of content that is there. */
function bytesOf(content: ResponseBody | SourceContent): Uint8Array | undefined {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : undefined;
}

export type IntegrityField = "Content-Digest" | "Repr-Digest";

interface Expected extends GivenDigest {
  readonly header: IntegrityField;
}

const TYPES = "https://iana.org/assignments/http-problem-types#digest-";

export const digestProblem = (type: string, title: string): ProblemMembers => ({ type: TYPES + type, title });

export function mismatch({ algorithm, value }: GivenDigest, header: IntegrityField): object {
  return { algorithm, provided_digest: formatBytes(value), header };
}

/** Compares digests with content that nobody keeps as a whole, while it is read (RFC 9530 2). */
export class DigestCheck implements ContentCheck {
  readonly #running = new Map<string, RunningDigest>();
  readonly #expected: Expected[] = [];

  expect(given: readonly GivenDigest[], header: IntegrityField): boolean {
    for (const each of given) {
      const running = this.#running.get(each.algorithm) ?? runningDigest(each.algorithm as DigestAlgorithm);
      if (running === undefined) return false;
      this.#running.set(each.algorithm, running);
      this.#expected.push({ ...each, header });
    }
    return true;
  }

  chunk(bytes: Uint8Array): void {
    for (const running of this.#running.values()) running.update(bytes);
  }

  end(): void {
    const made = new Map([...this.#running].map(([algorithm, running]) => [algorithm, running.digest()]));
    const wrong = this.#expected.filter(({ algorithm, value }) => {
      const digest = made.get(algorithm);
      return digest !== undefined && !sameBytes(digest, value);
    });
    if (wrong.length === 0) return;
    throw new BodyRefused("The content is not that of its digest.", {
      ...digestProblem("mismatched-values", "Mismatched digest values"),
      mismatched_digests: wrong.map((each) => mismatch(each, each.header)),
    });
  }
}
