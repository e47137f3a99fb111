import { createHmac, timingSafeEqual } from "node:crypto";
import { type CommandRoute, command, Halt, HttpResponse } from "signalbox";
import { z } from "zod";
import type { Shelf } from "./shelf.ts";

/** Shared with the machine that takes books back. For trying things out: it is written on the page at `/`. */
export const DEMO_SECRET = "book-drop";

const Return = z.object({ book: z.int().positive() });

/**
 * `POST /hooks/returns`: the book drop tells that a book came back. A command, because nothing here is a resource: there
 * is one caller, one method, and a signature over the bytes as they were sent.
 */
export function returnsHook(shelf: Shelf, secret: string): CommandRoute {
  return command("POST", "/hooks/returns", async (request) => {
    const bytes = await request.body.bytes();
    if (!isSignature(request.headers.get("x-signature") ?? "", bytes, secret)) {
      throw new Halt(403, { detail: "X-Signature is not that of this content." });
    }
    const message = Return.safeParse(jsonOf(bytes));
    if (!message.success) throw new Halt(400, { detail: 'Send {"book": 1}, with the number of a book.' });
    const { book } = message.data;
    if (shelf.find(String(book)) === undefined) throw new Halt(404, { detail: `There is no book ${book}.` });
    return HttpResponse.json({ book, returns: shelf.takeBack(book) }, { status: 202 });
  });
}

export function sign(bytes: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(bytes).digest("hex");
}

function isSignature(given: string, bytes: Uint8Array, secret: string): boolean {
  const wanted = Buffer.from(sign(bytes, secret));
  const candidate = Buffer.from(given);
  return candidate.length === wanted.length && timingSafeEqual(candidate, wanted);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
