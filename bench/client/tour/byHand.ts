// What the tours of the other clients share, written by hand: it is counted with each of them.

/** RFC 9110 10.2.3: a GET again, after what Retry-After says. */
export async function waiting<T extends { readonly status: number; readonly headers: Headers }>(
  send: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send();
    const field = response.headers.get("retry-after");
    if ((response.status !== 429 && response.status !== 503) || field === null || attempt === 5) return response;
    const seconds = /^\d+$/.test(field) ? Number(field) : (Date.parse(field) - Date.now()) / 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds * 1000)));
  }
}

/** RFC 8288. */
export function cursorOf(headers: Headers): string | undefined {
  const next = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get("link") ?? "")?.[1];
  return next === undefined ? undefined : (new URL(next, "http://localhost").searchParams.get("cursor") ?? undefined);
}

/** Events, and again behind the last one where the connection ends. */
export async function* events(open: (last: string) => Promise<Response>): AsyncGenerator {
  let last = "";
  for (;;) {
    const { body } = await open(last);
    if (body === null) return;
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        last = /^id: ?(.*)$/m.exec(block)?.[1] ?? last;
        const data = /^data: ?(.*)$/m.exec(block)?.[1];
        if (data !== undefined) yield JSON.parse(data);
      }
    }
  }
}
