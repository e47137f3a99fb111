import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Service } from "signalbox";
import { client } from "signalbox/client";
import { TokenBucket } from "signalbox/limit";
import { type Serving, serve } from "signalbox/node";
import { vi } from "vitest";
import { openDatabase } from "../../examples/library/database.ts";
import type { ExportLimiter } from "../../examples/library/export.ts";
import { createLibrary } from "../../examples/library/library.ts";

/** Conduit and the reference service as they run: at sockets, for the pages of an origin. They are closed together. */
export class OpenedServices {
  readonly #folder = mkdtempSync(join(tmpdir(), "tour-"));
  readonly #exports = oneASecond();
  readonly #conduit: Serving;
  #library: Serving;
  readonly #origin: string;
  /** Of a user who has registered. */
  readonly token: string;

  private constructor(origin: string, conduit: Serving, token: string) {
    this.#origin = origin;
    this.#conduit = conduit;
    this.token = token;
    this.#library = conduit;
  }

  static async open(origin: string): Promise<OpenedServices> {
    vi.stubEnv("CONDUIT_DB", ":memory:");
    const { service } = await import("../../examples/conduit/app.ts");
    vi.unstubAllEnvs();
    const conduit = await listen(service);
    const user = { username: "ann", email: "ann@example.org", password: "long enough" };
    const { body } = await client<typeof service>(addressOf(conduit))("/api/users").post({ body: { user } }).ok();
    const opened = new OpenedServices(origin, conduit, body.user.token);
    opened.#library = await opened.#start(0);
    return opened;
  }

  get conduit(): string {
    return addressOf(this.#conduit);
  }

  get library(): string {
    return addressOf(this.#library);
  }

  /** Ends the library with all of its connections, and starts it again at the same port with the same books. */
  async restart(): Promise<void> {
    const { port } = this.#library;
    await end(this.#library);
    this.#library = await this.#start(port);
  }

  async close(): Promise<void> {
    await Promise.all([end(this.#conduit), end(this.#library)]);
    rmSync(this.#folder, { recursive: true });
  }

  async #start(port: number): Promise<Serving> {
    const database = openDatabase(join(this.#folder, "library.db"));
    const cors = { origins: [this.#origin] };
    const stop = () => void database.close();
    return listen(await createLibrary(database, { exports: this.#exports, cors, stop }), port);
  }
}

function listen(service: Service, port = 0): Promise<Serving> {
  return serve(service, { port, host: "127.0.0.1" });
}

function addressOf({ port }: Serving): string {
  return `http://127.0.0.1:${port}`;
}

async function end(serving: Serving): Promise<void> {
  serving.server.closeAllConnections();
  await serving.close();
}

/** One a second, of a clock that goes on when it has refused: every second one is refused, however slow the machine is. */
function oneASecond(): ExportLimiter {
  let now = 0;
  const bucket = new TokenBucket({ name: "export", capacity: 1, refillPerSec: 1, clock: () => now });
  return {
    take: (key) => {
      const verdict = bucket.take(key);
      if (!verdict.admitted) now += 1000;
      return verdict;
    },
  };
}
