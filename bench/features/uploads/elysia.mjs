import { Elysia, t } from "elysia";
import { LARGEST_FILE, store } from "../domain.mjs";

export const app = () =>
  new Elysia({ serve: { maxRequestBodySize: 2 * LARGEST_FILE } }).post(
    "/photos",
    async ({ body: { title, photo }, set }) => {
      await store(title, photo.stream());
      set.status = 204;
    },
    { body: t.Object({ title: t.String(), photo: t.File({ maxSize: LARGEST_FILE }) }) },
  );
