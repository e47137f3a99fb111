import { Elysia, status } from "elysia";
import { isSigned, took } from "../domain.mjs";

export const app = () =>
  new Elysia({ serve: { maxRequestBodySize: 100_000 } }).post(
    "/hooks",
    ({ body, headers }) => {
      const bytes = Buffer.from(body);
      if (!isSigned(bytes, headers["x-signature"])) return status(401);
      try {
        took(JSON.parse(bytes.toString()));
      } catch {
        return status(400);
      }
      return status(204);
    },
    { parse: "arrayBuffer" },
  );
