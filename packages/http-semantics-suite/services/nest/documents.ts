import { Readable } from "node:stream";
import {
  BadRequestException,
  Controller,
  Get,
  Header,
  NotAcceptableException,
  NotFoundException,
  Query,
  Req,
  Res,
  StreamableFile,
} from "@nestjs/common";
import type { Request, Response } from "express";
import * as domain from "#domain";
import { plugins, titleOf } from "#options";

// Nest has a handler of its own for unknown routes, so that OPTIONS does not reach that of Express.
const leftOut = plugins ? ["options", "preconditions"] : ["options", "preconditions", "coding", "problem"];
const PLAIN = "text/plain; charset=utf-8";

@Controller()
export class Documents {
  @Get(".well-known/http-semantics")
  wellKnown() {
    return domain.wellKnown(titleOf("Nest", "@nestjs/core"), { leftOut, without: plugins ? [] : ["/packed"] });
  }

  @Get("fixed")
  @Header("Content-Type", PLAIN)
  @Header("ETag", '"fixed-1"')
  @Header("Last-Modified", domain.MODIFIED)
  @Header("Cache-Control", "max-age=60")
  @Header("Content-Location", "/fixed")
  fixed() {
    return domain.HELLO;
  }

  @Get("weak")
  @Header("Content-Type", PLAIN)
  @Header("ETag", 'W/"weak-1"')
  weak() {
    return domain.HELLO;
  }

  @Get("dated")
  @Header("Content-Type", PLAIN)
  @Header("Last-Modified", domain.MODIFIED)
  dated() {
    return domain.HELLO;
  }

  @Get("stream")
  stream() {
    return new StreamableFile(Readable.from(domain.lines(), { objectMode: false }), { type: "text/plain" });
  }

  @Get("search")
  search(@Query() query: Record<string, string>) {
    const found = domain.search(query);
    if (!found) throw new BadRequestException();
    return found;
  }
}

@Controller()
export class Negotiated {
  @Get("report")
  @Header("Vary", "Accept")
  report(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const type = request.accepts(["application/json", "text/csv", "text/html"]);
    if (!type) throw new NotAcceptableException();
    const name = type.split("/")[1];
    response.set("ETag", `"report-${name}"`).type(type);
    return domain.REPORT[name];
  }

  @Get("greeting")
  @Header("Vary", "Accept-Language")
  @Header("Content-Type", PLAIN)
  greeting(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const language = request.acceptsLanguages(Object.keys(domain.GREETING)) || "en";
    response.set({ "Content-Language": language, ETag: `"greeting-${language}"` });
    return domain.GREETING[language as string];
  }

  @Get("packed")
  @Header("Content-Type", PLAIN)
  packed() {
    if (!plugins) throw new NotFoundException();
    return domain.PACKED;
  }

  @Get("menu")
  @Header("Vary", "Accept, Accept-Language")
  menu(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const language = (request.acceptsLanguages(["en", "de"]) || "en") as string;
    const type = request.accepts(["application/json", "text/plain"]);
    if (!type) throw new NotAcceptableException();
    response.set("Content-Language", language).type(type);
    return type === "text/plain" ? domain.MENU[language] : { soup: domain.MENU[language] };
  }
}
