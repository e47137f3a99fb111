import type { OpenapiOptions } from "signalbox/openapi";

export const SECURITY_SCHEMES = { bearer: { type: "http", scheme: "bearer" } } as const;

/** What the OpenAPI document says of the library as a whole. */
export const LIBRARY: OpenapiOptions = {
  title: "Library",
  version: "1.0.0",
  description: "A small library of books: the reference service of Signalbox.",
  license: { name: "MIT", identifier: "MIT" },
  tags: [
    { name: "books", description: "The books on the shelf." },
    { name: "export", description: "Everything at once." },
    { name: "changes", description: "What happens to the books, as it happens." },
    { name: "login", description: "Tokens for those who may write." },
    { name: "health", description: "For those who watch over the service." },
    { name: "Welcome", description: "What there is to try." },
  ],
};
