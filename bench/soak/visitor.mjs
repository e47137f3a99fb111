// One client of the ordinary kind: it asks, reads, thinks, idles, and sometimes leaves.
import { connect } from "node:net";
import { readResponses } from "../../test/fuzz/http1/responses.mjs";

const PATIENCE = 20_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Visitor {
  #port;
  #dice;
  #tally;
  #socket;
  #received = "";
  #methods = [];
  #read = 0;
  #heard = () => undefined;
  #quietSince = 0;

  #books;

  /** @param {number} port @param {import("../../test/fuzz/random.mjs").Dice} dice */
  constructor(port, dice, tally, books) {
    this.#port = port;
    this.#books = books;
    this.#dice = dice;
    this.#tally = tally;
  }

  /** Does one thing after the other until it is told to stop; when all are quiet it keeps its connection and waits. */
  async visit(isOver, isQuiet) {
    while (!isOver()) {
      if (isQuiet()) {
        await pause(100);
        continue;
      }
      await this.#once();
      await pause(this.#dice.below(400));
    }
    this.#drop();
  }

  async #once() {
    const dice = this.#dice;
    const does = dice.pick(ACTIONS);
    this.#tally.did[does] = (this.#tally.did[does] ?? 0) + 1;
    const book = dice.pick(this.#books);
    switch (does) {
      case "read":
        return void (await this.#ask("GET", `/books/${book}`, [200]));
      case "head":
        return void (await this.#ask("HEAD", dice.pick(["/books", `/books/${book}`, "/nowhere"]), [200, 404]));
      case "search":
        return void (await this.#ask(
          "GET",
          `/books?q=${dice.pick(["a", "the", "zzz"])}`,
          [200],
          "Accept-Encoding: gzip\r\n",
        ));
      case "again": {
        const first = await this.#ask("GET", `/books/${book}`, [200]);
        const tag = first?.fields.get("etag")?.[0];
        if (tag !== undefined) await this.#ask("GET", `/books/${book}`, [304], `If-None-Match: ${tag}\r\n`);
        return;
      }
      case "pipeline":
        // Several requests cannot be told apart from those that a closing connection did not take: not on one that idled.
        if (performance.now() - this.#quietSince > 4_000) this.#drop();
        this.#send(["/books/1", "/soak/slow/20", "/books/2"].map((path) => ["GET", path, "", ""]));
        for (let at = 0; at < 3; at += 1) await this.#take([200]);
        return;
      case "export":
        return void (await this.#ask("GET", "/export", [200, 429]));
      case "stream":
        return void (await this.#ask("GET", "/soak/lines", [200]));
      case "upload": {
        const content = "x".repeat(1 + dice.below(200_000));
        const chunk = `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
        return void (dice.often(0.5)
          ? await this.#ask("POST", "/soak/upload", [200], `Content-Length: ${content.length}\r\n`, content)
          : await this.#ask("POST", "/soak/upload", [200], "Transfer-Encoding: chunked\r\n", chunk));
      }
      case "refused": {
        const content = '{"title":"A book"}';
        const fields = `Content-Type: application/json\r\nContent-Length: ${content.length}\r\n`;
        return void (await this.#ask("POST", "/books", [401], fields, content));
      }
      case "slow":
        return void (await this.#ask("GET", `/soak/slow/${50 + dice.below(2_500)}`, [200]));
      case "slow and leave":
      case "stream and leave":
        this.#send([["GET", does === "slow and leave" ? "/soak/slow/2500" : "/soak/lines", "", ""]]);
        await pause(50 + dice.below(500));
        return this.#leave(dice.often(0.5));
      default:
        // About as long as a connection is kept: what is asked then may find it closed, and is asked again.
        await pause(3_000 + dice.below(5_000));
        return void (await this.#ask("GET", `/books/${book}`, [200]));
    }
  }

  async #ask(method, path, statuses, fields = "", content = "") {
    const isKept = this.#socket !== undefined;
    const idled = performance.now() - this.#quietSince > 4_000;
    this.#send([[method, path, fields, content]]);
    return this.#take(statuses, isKept && idled ? () => this.#ask(method, path, statuses, fields, content) : undefined);
  }

  #send(requests) {
    if (this.#socket === undefined) this.#open();
    for (const [method] of requests) this.#methods.push(method);
    this.#tally.requests += requests.length;
    this.#socket.write(
      requests
        .map(
          ([method, path, fields, content]) => `${method} ${path} HTTP/1.1\r\nHost: library\r\n${fields}\r\n${content}`,
        )
        .join(""),
    );
  }

  /** The next response. RFC 9112 9.3.1: a connection that idled may close as the request leaves; then it is sent again. */
  async #take(statuses, again) {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const socket = this.#socket;
      const isClosed = socket === undefined || socket.destroyed;
      const { responses, fault } = readResponses(this.#received, this.#methods, isClosed);
      const response = responses[this.#read];
      if (fault !== undefined) return this.#fail(`no HTTP: ${fault}`);
      if (response?.whole) {
        this.#read += 1;
        this.#quietSince = performance.now();
        if (!statuses.includes(response.status)) this.#fault(`${response.status} in place of ${statuses.join()}`);
        if (response.closes) this.#drop();
        else if (this.#read === this.#methods.length) [this.#received, this.#methods, this.#read] = ["", [], 0];
        this.#tally.responded += 1;
        return response;
      }
      if (isClosed) {
        this.#drop();
        if (again === undefined) return this.#missing("closed without a response");
        this.#tally.again += 1;
        return again();
      }
      if (performance.now() > until) return this.#missing(`no response in ${PATIENCE} ms`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, 1_000);
        this.#heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  #open() {
    [this.#received, this.#methods, this.#read] = ["", [], 0];
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true });
    this.#socket = socket;
    this.#tally.connections += 1;
    socket.on("data", (chunk) => {
      if (socket !== this.#socket) return;
      this.#received += chunk.toString("latin1");
      this.#heard();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      if (socket !== this.#socket) return;
      this.#heard();
      // One that idled and was closed is forgotten; the next request opens another.
      if (this.#read === this.#methods.length) this.#drop();
    });
  }

  /** With a reset, or with a FIN behind which nobody reads. */
  #leave(rudely) {
    if (rudely) this.#socket?.resetAndDestroy();
    this.#drop();
  }

  #drop() {
    this.#socket?.destroy();
    this.#socket = undefined;
    [this.#received, this.#methods, this.#read] = ["", [], 0];
  }

  #fault(what) {
    this.#tally.errors += 1;
    this.#tally.examples.add(what);
  }

  #fail(what) {
    this.#fault(what);
    this.#drop();
  }

  #missing(what) {
    this.#tally.missing += 1;
    this.#tally.examples.add(what);
    this.#drop();
  }
}

const ACTIONS = [
  "read",
  "read",
  "read",
  "head",
  "search",
  "again",
  "pipeline",
  "export",
  "stream",
  "upload",
  "refused",
  "slow",
  "slow",
  "slow and leave",
  "slow and leave",
  "stream and leave",
  "idle",
  "idle",
];
