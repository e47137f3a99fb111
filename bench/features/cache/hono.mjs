import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { render } from "../domain.mjs";

export const app = () => new Hono().use(etag(), compress()).get("/report", (c) => c.json(render()));
