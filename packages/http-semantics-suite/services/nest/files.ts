import {
  BadRequestException,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  NotFoundException,
  Param,
  Put,
  Req,
  Res,
} from "@nestjs/common";
import type { Request, Response } from "express";
import * as domain from "#domain";

@Controller("files")
export class Files {
  @Get(":id")
  read(@Param("id") id: string, @Res() response: Response) {
    const file = domain.fileOf(id);
    if (!file) throw new NotFoundException();
    response.setHeader("Content-Type", file.type);
    response.set("ETag", file.etag).send(file.content);
  }

  @Put(":id")
  put(
    @Param("id") id: string,
    @Headers("content-type") type: string | undefined,
    @Headers("content-range") range: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (range) throw new BadRequestException();
    const isNew = domain.putFile(id, type, Buffer.isBuffer(request.body) ? request.body : undefined);
    response.status(isNew ? 201 : 204);
  }

  @Delete(":id")
  @HttpCode(204)
  remove(@Param("id") id: string) {
    if (!domain.removeFile(id)) throw new NotFoundException();
  }
}
