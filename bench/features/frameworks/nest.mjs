// oxlint-disable-next-line import/no-unassigned-import -- decorators need what it adds to Reflect
import "reflect-metadata";
import { NestFactory } from "@nestjs/core";

export async function start({ module, options = {}, prepare }) {
  const app = await NestFactory.create(module, { logger: false, ...options });
  prepare?.(app);
  await app.listen(0, "127.0.0.1");
  return { port: app.getHttpServer().address().port, drain: () => app.close() };
}
