import { describe, expect, it } from "vitest";
import { cannotListen } from "./serveHere.ts";

const LINE = { app: "app.ts", port: 80, host: "192.0.2.1", workers: 1, asJson: false };

describe("a service that cannot listen", () => {
  it.each([
    ["EACCES", "port 80 needs more rights than this user has", "--port 8080"],
    ["EADDRNOTAVAIL", "192.0.2.1 is no address of this machine", "--host 127.0.0.1"],
    ["ENOTFOUND", "192.0.2.1 is no address of this machine", "--host 127.0.0.1"],
    ["EADDRINUSE", "port 80 of 192.0.2.1 is in use", "--port 81"],
    ["EPERM", "cannot listen on 192.0.2.1:80: not here", "--stack"],
  ])("for %s is told what to do", (code, message, remedy) => {
    const fault = cannotListen(Object.assign(new Error("not here"), { code }), LINE, false);
    expect(fault.message).toBe(message);
    expect(fault.remedy).toContain(remedy);
  });
});
