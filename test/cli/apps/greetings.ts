import { type Context, Resource, route, Service } from "signalbox";

const greetings = new Map([["ada", { text: "Good morning, Ada.", version: 1 }]]);
type GreetingContext = Context<{ params: "name"; state: { found: { text: string; version: number } } }>;

class Greeting extends Resource<GreetingContext> {
  override readonly allowedMethods = ["GET", "HEAD", "DELETE"];

  override resourceExists(ctx: GreetingContext) {
    ctx.state.found = greetings.get(ctx.params.name);
    return ctx.state.found !== undefined;
  }
  override generateEtag(ctx: GreetingContext) {
    return String(ctx.require("found").version);
  }
  override deleteResource(ctx: GreetingContext) {
    greetings.delete(ctx.params.name);
  }
  override represent(ctx: GreetingContext) {
    return { text: ctx.require("found").text };
  }
  override describe() {
    return { get: { summary: "Read a greeting" }, delete: { summary: "Remove a greeting" } };
  }
}

export default new Service({ routes: [route("/greetings/{name}", Greeting)] });
