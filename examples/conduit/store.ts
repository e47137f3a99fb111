import { fileURLToPath } from "node:url";
import { Articles } from "./articles.ts";
import { Comments } from "./comments.ts";
import { Db } from "./database.ts";
import { Users } from "./users.ts";

// The data lies beside dist, so that a build does not remove it.
const path = process.env["CONDUIT_DB"] ?? fileURLToPath(new URL("../data/conduit.db", import.meta.url));

export const db = new Db(path);
export const users = new Users(db);
export const articles = new Articles(db, users);
export const comments = new Comments(db, users);
