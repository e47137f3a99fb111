// What `signalbox serve` serves for workers.mjs.
import { command, HttpResponse, Service } from "../../dist/index.js";

export default new Service({
  trace: false,
  routes: [command("GET", "/things/{id}", () => HttpResponse.json({ id: 1, pid: process.pid }))],
});
