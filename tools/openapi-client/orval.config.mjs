// @ts-check
// A client that fetches, for each document that the environment names, beside it.
import { basename, dirname } from "node:path";

const documents = (process.env["DOCUMENTS"] ?? "").split(",");

export default Object.fromEntries(
  documents.map((input) => {
    const name = basename(input, ".json");
    return [name, { input, output: { target: `${dirname(input)}/orval/${name}.ts`, client: "fetch", mode: "single" } }];
  }),
);
