import { execFileSync } from "node:child_process";

/** Node makes no pipes. */
export function makePipe(path: string): void {
  execFileSync("mkfifo", [path]);
}
