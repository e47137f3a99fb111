import type { ComponentsObject, OpenapiDocument } from "signalbox/openapi";

/** A document with no more than what is given. */
export const plainDocument = (
  components: Partial<ComponentsObject>,
  rest: Partial<OpenapiDocument> = {},
): OpenapiDocument => ({
  openapi: "3.2.0",
  info: { title: "Shelf", version: "1.0" },
  servers: [],
  security: [],
  tags: [],
  paths: {},
  components: { schemas: {}, ...components },
  ...rest,
});
