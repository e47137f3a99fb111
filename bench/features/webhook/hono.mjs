import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { isSigned, took } from "../domain.mjs";

export const app = () =>
  new Hono().post("/hooks", bodyLimit({ maxSize: 100_000 }), async (c) => {
    const bytes = Buffer.from(await c.req.arrayBuffer());
    if (!isSigned(bytes, c.req.header("x-signature"))) return c.body(null, 401);
    let event;
    try {
      event = JSON.parse(bytes.toString());
    } catch {
      throw new HTTPException(400);
    }
    took(event);
    return c.body(null, 204);
  });
