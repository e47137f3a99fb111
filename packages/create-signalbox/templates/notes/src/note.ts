import { z } from "zod";

/** What a client sends. Anything else is 400, with a pointer to each fault. */
export const NewNote = z.object({ text: z.string().min(1).max(1000) }).meta({ id: "NewNote" });
export type NewNote = z.infer<typeof NewNote>;

/** What a client is sent. */
export const Note = NewNote.extend({ id: z.string() }).meta({ id: "Note" });
export type Note = z.infer<typeof Note>;
