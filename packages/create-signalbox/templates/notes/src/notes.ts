import type { NewNote } from "./note.ts";

export interface Written extends NewNote {
  readonly version: number;
}

/** Where the notes are kept: in memory, until you have something better. */
export class Notes {
  readonly #notes = new Map<string, Written>();
  #version = 0;

  find(id: string): Written | undefined {
    return this.#notes.get(id);
  }

  write(id: string, { text }: NewNote): void {
    this.#version += 1;
    this.#notes.set(id, { text, version: this.#version });
  }

  remove(id: string): void {
    this.#notes.delete(id);
  }
}
