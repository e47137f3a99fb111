import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Patch,
  Post,
  Put,
  Res,
  UnprocessableEntityException,
  UseGuards,
  UsePipes,
  ValidationPipe,
} from "@nestjs/common";
import { IsOptional, IsString, Length } from "class-validator";
import type { Response } from "express";
import * as domain from "#domain";
import { RequireType } from "./require-type.js";

class NoteDto {
  @IsString()
  @Length(1, 100)
  title!: string;

  @IsOptional()
  @IsString()
  text?: string;
}

@Controller("notes")
@UsePipes(new ValidationPipe())
export class Notes {
  @Get()
  list() {
    return domain.noteIds();
  }

  @Post()
  @UseGuards(new RequireType("application/json"))
  add(@Body() { title, text = "" }: NoteDto, @Res({ passthrough: true }) response: Response) {
    const { shown } = domain.addNote({ title, text });
    response.location(`/notes/${shown.id}`);
    return shown;
  }

  @Get(":id")
  read(@Param("id") id: string, @Res({ passthrough: true }) response: Response) {
    const note = domain.noteOf(id);
    if (!note) throw new NotFoundException();
    response.set({ ETag: note.etag, "Last-Modified": note.modified.toUTCString() });
    return note.shown;
  }

  @Put(":id")
  @UseGuards(new RequireType("application/json"))
  put(@Param("id") id: string, @Body() { title, text = "" }: NoteDto, @Res({ passthrough: true }) response: Response) {
    response.status(domain.noteOf(id) ? 204 : 201);
    domain.putNote(id, { title, text });
  }

  @Patch(":id")
  @HttpCode(204)
  @UseGuards(new RequireType("application/merge-patch+json"))
  patch(@Param("id") id: string, @Body() patch: Record<string, unknown>) {
    const note = domain.noteOf(id);
    if (!note) throw new NotFoundException();
    const changed = domain.noteFrom(domain.patched(note, patch));
    if (!changed) throw new UnprocessableEntityException();
    domain.putNote(id, changed);
  }

  @Delete(":id")
  @HttpCode(204)
  remove(@Param("id") id: string) {
    if (!domain.removeNote(id)) throw new NotFoundException();
  }
}
