// A program that an assistant starts itself, and speaks with over its standard input and output.

import { bearer } from "../../../dist/guards/index.js";
import { resource, Service } from "../../../dist/index.js";
import { serveMcp } from "../../../dist/mcp/index.js";

const signedIn = bearer({ verify: (token) => (token === "of-ada" ? { user: "ada" } : undefined) });
const note = resource("/notes/{id}", {
  mcp: true,
  with: [signedIn],
  GET: { summary: "Read a note", represent: ({ params, user }) => ({ id: params.id, reader: user }) },
});
const service = new Service({ resources: { note } });
await serveMcp(service, { name: "Notes", version: "1" }).stdio({ authorization: `Bearer ${process.env["TOKEN"]}` });
