import { CliFault, EXIT, report } from "../line/fault.ts";
import type { Terminal } from "../output/terminal.ts";
import { appFault, loadFault } from "./appFault.ts";

/** What is said of an app that ends the process, or would end it, before the command has its result. */
interface Endings {
  /** Nothing is left to wait for, and the app still waits: Node would end without a word about the app. */
  readonly stuck: CliFault;
  /** In a timer, in an event, or in a promise that no code handles: Node would end with 1, which is a finding here. */
  readonly threw: (error: unknown) => CliFault;
  /** By process.exit(): with 0, it would look as if all were well. */
  readonly exited: (code: number) => CliFault;
}

export function whileLoading(path: string): Endings {
  return {
    stuck: new CliFault(
      EXIT.failed,
      `${path} never finishes loading`,
      "It awaits something that does not come: look at the await outside of its functions, or at the promise it exports.",
    ),
    threw: (error) => loadFault(path, error),
    exited: (code) =>
      new CliFault(
        EXIT.failed,
        `${path} ends the process with ${code} while it loads`,
        "Throw an error instead of process.exit(), or leave that to a file that is run by itself.",
      ),
  };
}

export function whileRunning(path: string): Endings {
  return {
    stuck: new CliFault(
      EXIT.failed,
      `the service of ${path} waits for something that does not come`,
      "Look at what its hooks and its callbacks await.",
    ),
    threw: (error) => appFault(`${path} threw outside of a request`, error),
    exited: (code) =>
      new CliFault(
        EXIT.failed,
        `${path} ends the process with ${code} while its service runs`,
        "Throw an error instead of process.exit().",
      ),
  };
}

/** Does something with the app's code. Where that would end the process, it is a fault with an exit code of its own. */
export async function guarded<T>(endings: Endings, terminal: Terminal, act: () => Promise<T>): Promise<T> {
  let fail: (fault: CliFault) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const stuck = () => fail(endings.stuck);
  const threw = (error: unknown) => {
    // Where the app listens as well, Node would go on.
    if (process.listenerCount("uncaughtException") === 1) fail(endings.threw(error));
  };
  const exited = (code: number) => {
    process.exitCode = report(endings.exited(code), false, terminal);
  };
  process.on("beforeExit", stuck).on("uncaughtException", threw).on("exit", exited);
  try {
    return await Promise.race([act(), failed]);
  } finally {
    process.off("beforeExit", stuck).off("uncaughtException", threw).off("exit", exited);
  }
}
