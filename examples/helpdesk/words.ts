/** The languages of the help desk. The first is for clients that name none. */
export const LANGUAGES = ["en", "de"] as const;

const STATUS_WORDS = {
  en: { open: "open", pending: "waiting for the customer", solved: "solved", closed: "closed" },
  de: { open: "offen", pending: "wartet auf den Kunden", solved: "gelöst", closed: "geschlossen" },
};

export type Status = keyof (typeof STATUS_WORDS)["en"];

export function statusIn(language: string | undefined, status: Status): string {
  return STATUS_WORDS[language === "de" ? "de" : "en"][status];
}
