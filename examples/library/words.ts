import type { Genre } from "./book.ts";

/** The languages that are offered; the first is for those who do not say. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly library: string;
  readonly summary: (total: number, page: number, pages: number) => string;
  readonly search: string;
  readonly previous: string;
  readonly next: string;
  readonly all: string;
  readonly title: string;
  readonly author: string;
  readonly year: string;
  readonly genre: string;
  readonly note: string;
  readonly genres: Readonly<Record<Genre, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    library: "Library",
    summary: (total, page, pages) => `${total} ${total === 1 ? "book" : "books"}, page ${page} of ${pages}`,
    search: "Search",
    previous: "Previous",
    next: "Next",
    all: "All books",
    title: "Title",
    author: "Author",
    year: "Year",
    genre: "Genre",
    note: "Note",
    genres: { novel: "Novel", story: "Story", drama: "Drama", poetry: "Poetry", science: "Science" },
  },
  de: {
    library: "Bibliothek",
    summary: (total, page, pages) => `${total} ${total === 1 ? "Buch" : "Bücher"}, Seite ${page} von ${pages}`,
    search: "Suchen",
    previous: "Zurück",
    next: "Weiter",
    all: "Alle Bücher",
    title: "Titel",
    author: "Autor",
    year: "Jahr",
    genre: "Gattung",
    note: "Anmerkung",
    genres: { novel: "Roman", story: "Erzählung", drama: "Drama", poetry: "Lyrik", science: "Wissenschaft" },
  },
};

/** The words of the language that negotiation chose: `wordsOf(ctx.chosenLanguage)`. */
export function wordsOf(language: string | undefined): Words {
  return WORDS[languageOf(language)];
}

export function languageOf(tag: string | undefined): Language {
  return LANGUAGES.find((language) => language === tag) ?? LANGUAGES[0];
}
