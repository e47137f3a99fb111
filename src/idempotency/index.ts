export type {
  Claimed,
  ClaimToken,
  IdempotencyPolicy,
  IdempotencyStore,
  KeyedRequest,
} from "../resource/idempotency.ts";
export { StoreFull } from "../resource/idempotency.ts";
export { MemoryStore, type MemoryStoreOptions } from "./memoryStore.ts";
