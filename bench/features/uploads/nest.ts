/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { createReadStream } from "node:fs";
import { tmpdir } from "node:os";
import {
  BadRequestException,
  Body,
  Controller,
  HttpCode,
  Module,
  Post,
  UploadedFile,
  UseInterceptors,
} from "@nestjs/common";
import { FileInterceptor } from "@nestjs/platform-express";
import { z } from "zod";
import { LARGEST_FILE, store } from "../domain.mjs";

const Fields = z.object({ title: z.string() });

@Controller("photos")
class Photos {
  @Post()
  @HttpCode(204)
  @UseInterceptors(FileInterceptor("photo", { dest: tmpdir(), limits: { fileSize: LARGEST_FILE } }))
  async add(@UploadedFile() photo: { path: string }, @Body() body: unknown) {
    const fields = Fields.safeParse(body);
    if (!fields.success) throw new BadRequestException(fields.error.issues);
    await store(fields.data.title, createReadStream(photo.path));
  }
}

@Module({ controllers: [Photos] })
class App {}

export const app = () => ({ module: App });
