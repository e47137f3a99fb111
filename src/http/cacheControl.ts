const NO_STORE = /(?:^|[,\s])no-store(?![^,;\s])/i;
const PRIVATE = /(?:^|[,\s])private(?![^,;\s])/i;

/** Whether a Cache-Control says that nothing may be stored (RFC 9111 5.2.1.5, 5.2.2.5). */
export function isUnstored(cacheControl: string | undefined): boolean {
  return NO_STORE.test(cacheControl ?? "");
}

/** Whether it says that the response is for one client, and not only some of its fields (RFC 9111 5.2.2.7). */
export function isForOne(cacheControl: string | undefined): boolean {
  return PRIVATE.test(cacheControl ?? "");
}
