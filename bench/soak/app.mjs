// What `signalbox serve` serves for workers.mjs and cores.mjs. With HEAVY each request has work of its own.
import { command, HttpResponse, Service } from "../../dist/index.js";
import { heavyWork } from "./heavy.mjs";

const work = process.env.HEAVY === "1" ? heavyWork : () => undefined;

export default new Service({
  trace: false,
  routes: [
    command("GET", "/things/{id}", () => {
      work();
      return HttpResponse.json({ id: 1, pid: process.pid });
    }),
  ],
});
