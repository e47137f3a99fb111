/* oxlint-disable typescript/no-extraneous-class -- Nest is told what a class is by its decorators */
import { Controller, Get, Module, NotFoundException, Param } from "@nestjs/common";
import { z } from "zod";
import { books } from "../domain.mjs";

const Book = z.object({ id: z.number(), title: z.string() });

@Controller("books")
class Books {
  @Get(":id")
  show(@Param("id") id: string) {
    const book = books.get(id);
    if (book === undefined) throw new NotFoundException();
    return Book.parse(book);
  }
}

@Module({ controllers: [Books] })
class App {}

export const app = () => ({ module: App });
