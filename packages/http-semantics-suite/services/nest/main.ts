import "reflect-metadata";
import { NestFactory } from "@nestjs/core";
import { ExpressAdapter, type NestExpressApplication } from "@nestjs/platform-express";
import compression from "compression";
import express, { raw } from "express";
import { host, plugins, port } from "#options";
import { AppModule } from "./app.js";
import { ProblemFilter } from "./problem.js";

const server = express();
if (plugins) server.enable("case sensitive routing");
const app = await NestFactory.create<NestExpressApplication>(AppModule, new ExpressAdapter(server), {
  logger: false,
  bodyParser: false,
});
const limit = 10_000;
app.use("/files", raw({ limit: 100_000, type: () => true }));
app.useBodyParser("json", { limit, strict: false, type: ["application/json", "application/merge-patch+json"] });
app.useBodyParser("urlencoded", { limit, extended: false });
app.useBodyParser("text", { limit });
if (plugins) {
  app.use(compression());
  app.useGlobalFilters(new ProblemFilter());
}
await app.listen(port, host);
console.log(`http://${host}:${port}`);
