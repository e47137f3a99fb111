import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { LARGEST_FILE, store } from "../domain.mjs";

const Photo = z.object({ title: z.string(), photo: z.instanceof(File) });

export const app = () =>
  new Hono().post("/photos", bodyLimit({ maxSize: 2 * LARGEST_FILE }), async (c) => {
    const form = Photo.safeParse(await c.req.parseBody());
    if (!form.success) return c.json({ error: form.error.issues }, 400);
    if (form.data.photo.size > LARGEST_FILE) return c.json({ error: "photo is too large" }, 413);
    await store(form.data.title, form.data.photo.stream());
    return c.body(null, 204);
  });
