import { BodyConsumed } from "../http/bodyErrors.ts";
import { ArrivingPart, type Part, Turns } from "./arrivingPart.ts";
import { type MultipartLimits, MultipartMalformed, MultipartTooLarge, multipartLimits } from "./limits.ts";
import { parsePartHeader } from "./partHeader.ts";
import { Scanner } from "./scanner.ts";

export type { Part } from "./arrivingPart.ts";

/** RFC 2046 5.1.1: what a boundary may be made of. */
const BOUNDARY = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/** The parts of multipart/form-data (RFC 7578) as they come; what is not read of one is passed over. */
export function partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  limits: MultipartLimits = {},
): AsyncGenerator<Part, void, undefined> {
  return partsWithin(source, boundary, multipartLimits(limits));
}

/** The same with limits that were checked before, once for all requests. */
export async function* partsWithin(
  source: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  limits: Required<MultipartLimits>,
): AsyncGenerator<Part, void, undefined> {
  if (boundary === undefined || !BOUNDARY.test(boundary))
    throw new MultipartMalformed("The Content-Type has no valid boundary.");
  const scanner = new Scanner(source, boundary);
  const turns = new Turns();
  try {
    await passPreamble(scanner, limits.headerBytes);
    for (let count = 1; scanner.pass(); count += 1) {
      if (count > limits.parts) throw new MultipartTooLarge(limits.parts, `There are more than ${limits.parts} parts.`);
      const header = parsePartHeader(await scanner.header(limits.headerBytes));
      const part = new ArrivingPart(scanner, header, limits, turns);
      if (await part.isEmptyInput()) continue;
      try {
        turns.give();
        yield part;
        turns.take();
        await part.leave();
      } finally {
        part.close();
      }
    }
    await scanner.epilogue(limits.headerBytes);
  } finally {
    await scanner.stop();
    turns.end();
  }
}

/** Parts for an author, who may go through them once. Whether a part is still being read is decided when the next one is asked for. */
export function oneByOne<P extends Part>(parts: AsyncGenerator<P, void, undefined>): AsyncIterable<P> {
  let isTaken = false;
  let current: Part | undefined;
  const next = async (): Promise<IteratorResult<P, void>> => {
    if (current instanceof ArrivingPart) current.ask();
    const step = await parts.next();
    current = step.value ?? undefined;
    return step;
  };
  return {
    [Symbol.asyncIterator]() {
      if (isTaken)
        throw new BodyConsumed("The files of a form can be gone through once. Do all that you need in one loop.");
      isTaken = true;
      return { next, return: () => parts.return() };
    },
  };
}

/** The line end that the scanner put before the message is not of it. */
async function passPreamble(scanner: Scanner, most: number): Promise<void> {
  let length = -2;
  for (let piece = await scanner.piece(); piece !== undefined; piece = await scanner.piece()) {
    length += piece.length;
    if (length > most) throw new MultipartTooLarge(most, `More than ${most} bytes stand before the first part.`);
  }
}
