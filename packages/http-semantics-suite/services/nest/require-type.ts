import {
  BadRequestException,
  type CanActivate,
  type ExecutionContext,
  UnsupportedMediaTypeException,
} from "@nestjs/common";
import type { Request, Response } from "express";

/** A guard that refuses other media types. */
export class RequireType implements CanActivate {
  private readonly types: string[];

  constructor(...types: string[]) {
    this.types = types;
  }

  canActivate(context: ExecutionContext) {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const type = request.is(this.types);
    if (type === null) throw new BadRequestException();
    if (!type && request.method === "PATCH") http.getResponse<Response>().set("Accept-Patch", this.types);
    if (!type) throw new UnsupportedMediaTypeException();
    return true;
  }
}
