import { BadRequestException, Body, Controller, Get, Header, HttpCode, Post, Req, UseGuards } from "@nestjs/common";
import type { Request } from "express";
import { RequireType } from "./require-type.js";

const TYPES = ["application/json", "application/x-www-form-urlencoded", "text/plain"];

@Controller("echo")
export class Echo {
  @Get()
  @Header("Content-Type", "text/plain; charset=utf-8")
  read() {
    return "echo";
  }

  @Post()
  @HttpCode(200)
  @UseGuards(new RequireType(...TYPES))
  echo(@Req() request: Request, @Body() value: unknown) {
    if (value === undefined) throw new BadRequestException();
    return { type: request.is(TYPES), value };
  }
}
