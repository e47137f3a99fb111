import { resource, Service } from "../../../dist/index.js";
import { isSigned, took } from "../domain.mjs";

const hooks = resource("/hooks", {
  rawBody: true,
  maxBodyBytes: 100_000,
  consumes: ["application/json"],
  isAuthorized: ({ request, rawBody }) => isSigned(rawBody, request.headers.get("x-signature")) || "Signature",
  processPost: ({ body }) => took(body),
});

export const app = () => new Service({ routes: [hooks] });
