import { ask } from "../asking.mjs";

export const probes = {
  "sends a book": async ({ port }) => (await ask(port, "/books/1")).text.includes("Emma"),
  "without the column that is not in the model": async ({ port }) =>
    !(await ask(port, "/books/1")).text.includes("costs"),
  "500 for a title that is a number": async ({ port }) => (await ask(port, "/books/2")).status === 500,
  "does not tell the client what is wrong": async ({ port }) => {
    const { status, text } = await ask(port, "/books/2");
    return status === 500 && !/expected string|received|must be|\/title/i.test(text);
  },
};
