/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  HttpCode,
  Module,
  Post,
  UnauthorizedException,
  UseGuards,
} from "@nestjs/common";
import { isSigned, took } from "../domain.mjs";

class Signed implements CanActivate {
  canActivate(context: ExecutionContext) {
    const { rawBody, headers } = context.switchToHttp().getRequest();
    if (!isSigned(rawBody ?? Buffer.alloc(0), headers["x-signature"])) throw new UnauthorizedException();
    return true;
  }
}

@Controller("hooks")
class Hooks {
  @Post()
  @HttpCode(204)
  @UseGuards(new Signed())
  take(@Body() event: unknown) {
    took(event);
  }
}

@Module({ controllers: [Hooks] })
class App {}

export const app = () => ({ module: App, options: { rawBody: true } });
