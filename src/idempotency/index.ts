export type {
  Claimed,
  ClaimToken,
  IdempotencyPolicy,
  IdempotencyStore,
  KeyedRequest,
} from "../resource/idempotency.ts";
export { MemoryStore, type MemoryStoreOptions, StoreFull } from "./memoryStore.ts";
