import { openLibrary } from "../../openapi/library.ts";

/** The reference service in memory, as the CLI is given it. */
const library = await openLibrary();

export const { service, document } = library;

/** What the document does not say: who may write, and which books there are. */
export const contract = {
  credentials: { bearer: library.tokens },
  parameters: { id: ["1", "2", "3", "5", "6", "7"] },
  bodies: { postLogin: [{ username: "ada", password: "analytical" }] },
};
