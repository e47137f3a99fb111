import { CliFault, EXIT, firstLine } from "../line/fault.ts";
import type { ServeLine } from "./serveLine.ts";

/** Whether something in this process listens, after the app was loaded and before it is served: then the app does it itself. */
export function listensAlready(): boolean {
  // Not every runtime that runs the command line knows it.
  return process.getActiveResourcesInfo?.().includes("TCPServerWrap") ?? false;
}

/** Why the service cannot listen, with a remedy for each of the usual causes. */
export function cannotListen(error: NodeJS.ErrnoException, line: ServeLine, appListens: boolean): CliFault {
  const { port, host, app } = line;
  const fault = (message: string, remedy: string) => new CliFault(EXIT.failed, message, remedy, error);
  switch (error.code ?? "") {
    case "EADDRINUSE":
      if (appListens)
        return fault(
          `${app} listens at port ${port} itself`,
          "Leave that to signalbox serve: export the service, and call serve() in another file.",
        );
      return fault(
        `port ${port} of ${host} is in use`,
        `Choose another: signalbox serve ${app} --port ${port === 65_535 ? 8081 : port + 1}`,
      );
    case "EACCES":
      return fault(`port ${port} needs more rights than this user has`, `Choose one from 1024 on: --port 8080`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return fault(
        `${host} is no address of this machine`,
        "Give --host 127.0.0.1 for this machine only, or --host 0.0.0.0 for all of its addresses.",
      );
    default:
      return fault(`cannot listen on ${host}:${port}: ${firstLine(error)}`, "Run it again with --stack to see where.");
  }
}
