import { end, node } from "signalbox/nodes";

/** 421 for a host that is not ours (RFC 9110 15.5.20), before anything else is looked at. */
export const ourHost = (hosts: readonly string[]) =>
  node("X421", {
    after: "B13a",
    question: "Is the host one of ours?",
    law: "RFC 9110 15.5.20",
    ask: ({ request }) => hosts.includes(request.headers.field("host") ?? ""),
    no: end(421),
  });

/** A feature that is off is not there: 404 for every method. */
export const feature = (isOn: () => boolean | Promise<boolean>) =>
  node("X404", {
    before: "B12",
    question: "Is the feature on?",
    law: "our plan of releases",
    ask: isOn,
    no: end(404, { headers: { "Cache-Control": "no-store" } }),
  });

/** 503 for one tenant while its data is moved. The guard has found out whose request it is. */
export const notInMaintenance = (secondsLeft: (tenant: string) => number) =>
  node("X503", {
    after: "B8",
    question: "Is its tenant out of maintenance?",
    law: "our terms, section 7",
    ask: ({ tenant }: { tenant: string }) => {
      const seconds = secondsLeft(tenant);
      return seconds <= 0 || { headers: { "Retry-After": String(seconds) } };
    },
    no: end(503, { headers: { "Retry-After": true } }),
  });
