/** A store did not reply in time. */
export class StoreTimeout extends Error {
  override readonly name = "StoreTimeout";
}

/** What a store gives, within its time. What it gives or throws after that is not looked at. */
export async function inTime<T>(call: () => Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreTimeout(`The store had not replied within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
