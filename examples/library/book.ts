import { z } from "zod";

/** ISO 2108: thirteen digits, weighted 1 and 3 in turn, add up to a multiple of ten. */
function isIsbn(text: string): boolean {
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const Isbn = z
  .string()
  .regex(/^97[89]\d{10}$/, "an ISBN has thirteen digits and begins with 978 or 979")
  .refine(isIsbn, {
    error: "the last digit of the ISBN does not fit the others",
    when: ({ issues }) => issues.length === 0,
  });

export const GENRES = ["novel", "story", "drama", "poetry", "science"] as const;
export type Genre = (typeof GENRES)[number];

/** What a client says of a book. */
export const NewBook = z
  .object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ examples: ["Mrs Dalloway"] }),
    author: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ examples: ["Virginia Woolf"] }),
    year: z
      .int()
      .min(1400)
      .max(2100)
      .meta({ examples: [1925] }),
    isbn: Isbn.meta({ examples: ["9780156628709"] }),
    genre: z.enum(GENRES),
    note: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .meta({ examples: ["One day in June."] })
      .optional(),
  })
  .meta({ id: "NewBook" });
export type NewBook = z.infer<typeof NewBook>;

/** What the library says of it: the same, under the number that the library gave it. */
export const Book = NewBook.extend({ id: z.int() }).meta({ id: "Book" });
export type Book = z.infer<typeof Book>;

/** What a client is told whose book has the number of another. */
export function sameIsbn({ id, isbn }: Book) {
  return { detail: `${isbn} is the ISBN of book ${id}.`, book: `/books/${id}` };
}
