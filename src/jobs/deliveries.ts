/** The part of `pg-boss` that is used, from version 10 on. Its own workers end the process if the connection breaks at the wrong moment. */
export interface Boss {
  createQueue(name: string): Promise<unknown>;
  send(name: string, data: object, options: object): Promise<unknown>;
  fetch(name: string, options: object): Promise<readonly Delivered[]>;
  complete(name: string, id: string): Promise<unknown>;
  fail(name: string, id: string): Promise<unknown>;
  /** Version 10. Later versions have `supervise` instead. */
  expire?(): Promise<unknown>;
  supervise?(): Promise<unknown>;
}
export interface Delivered {
  readonly id: string;
  readonly data: object;
}
export interface DeliveryOptions {
  readonly pollingIntervalSeconds?: number | undefined;
  readonly [option: string]: unknown;
}

interface Deliveries {
  readonly boss: Boss;
  readonly name: string;
  readonly options: DeliveryOptions;
  /** After so many seconds it looks again for deliveries whose worker has died. */
  readonly leaseSeconds: number;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** Gives each delivery to `attempt` until the signal is aborted. A delivery that cannot be settled arrives again when it expires. */
export async function deliverJobs(
  { boss, name, options, leaseSeconds, signal, report }: Deliveries,
  attempt: (id: string) => Promise<void>,
): Promise<void> {
  const { pollingIntervalSeconds = 2, ...fetching } = options;
  const one = async ({ id, data }: Delivered): Promise<boolean> => {
    const hasEnded = await attempt(String(Reflect.get(data, "id"))).then(
      () => true,
      () => false,
    );
    await (hasEnded ? boss.complete(name, id) : boss.fail(name, id)).catch(report);
    return hasEnded;
  };
  let looked = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    if (performance.now() - looked > leaseSeconds * 1000) {
      looked = performance.now();
      // A process that lives shorter than pg-boss's own interval would never do it.
      await (boss.supervise === undefined ? boss.expire?.() : boss.supervise())?.catch(report);
    }
    let isIdle = true;
    const delivered = await boss.fetch(name, { ...fetching }).catch((error: unknown): readonly Delivered[] => {
      report(error);
      return [];
    });
    for (const each of delivered) if (await one(each)) isIdle = false;
    if (isIdle) await pause(pollingIntervalSeconds * 1000, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
