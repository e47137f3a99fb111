import {
  BadRequestException,
  Controller,
  ForbiddenException,
  Get,
  GoneException,
  Headers,
  Post,
  Query,
  Redirect,
  Res,
  ServiceUnavailableException,
  UnauthorizedException,
} from "@nestjs/common";
import type { Response } from "express";
import * as domain from "#domain";

@Controller()
export class Redirects {
  @Get("moved")
  @Redirect("/fixed", 301)
  moved() {}

  @Get("found")
  @Redirect("/fixed")
  found() {}

  @Post("done")
  @Redirect("/fixed", 303)
  done() {}

  @Get("temporary")
  @Redirect("/echo", 307)
  temporary() {}

  @Post("temporary")
  @Redirect("/echo", 307)
  postTemporary() {}

  @Get("permanent")
  @Redirect("/echo", 308)
  permanent() {}

  @Post("permanent")
  @Redirect("/echo", 308)
  postPermanent() {}

  @Get("go")
  @Redirect()
  go(@Query("to") to: string) {
    const url = domain.pathTo(to);
    if (!url) throw new BadRequestException();
    return { url, statusCode: 303 };
  }
}

@Controller()
export class Access {
  @Get("broken")
  broken() {
    throw new Error("SECRET-DETAIL");
  }

  @Get("busy")
  busy(@Res({ passthrough: true }) response: Response) {
    response.set("Retry-After", "120");
    throw new ServiceUnavailableException();
  }

  @Get("gone")
  gone() {
    throw new GoneException();
  }

  @Get("private")
  secret(@Headers("authorization") authorization = "", @Res({ passthrough: true }) response: Response) {
    const user = domain.TOKENS[domain.tokenOf(authorization)];
    if (!user) {
      response.set("WWW-Authenticate", "Bearer");
      throw new UnauthorizedException();
    }
    if (!user.mayEnter) throw new ForbiddenException();
    response.type("text/plain");
    return "welcome";
  }
}
