/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { Module } from "@nestjs/common";
import { ServeStaticModule } from "@nestjs/serve-static";

export function app(folder: string) {
  @Module({ imports: [ServeStaticModule.forRoot({ rootPath: folder, serveRoot: "/assets" })] })
  class App {}
  return { module: App };
}
