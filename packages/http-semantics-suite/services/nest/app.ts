import { Module } from "@nestjs/common";
import { Documents, Negotiated } from "./documents.js";
import { Echo } from "./echo.js";
import { Access, Redirects } from "./elsewhere.js";
import { Files } from "./files.js";
import { Notes } from "./notes.js";

@Module({ controllers: [Documents, Notes, Files, Negotiated, Redirects, Access, Echo] })
export class AppModule {}
