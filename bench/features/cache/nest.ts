/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { CacheInterceptor, CacheModule } from "@nestjs/cache-manager";
import { Controller, Get, Module, UseInterceptors } from "@nestjs/common";
import { render } from "../domain.mjs";

@Controller("report")
@UseInterceptors(CacheInterceptor)
class Reports {
  @Get()
  show() {
    return render();
  }
}

@Module({ imports: [CacheModule.register({ ttl: 60_000 })], controllers: [Reports] })
class App {}

export const app = () => ({ module: App });
