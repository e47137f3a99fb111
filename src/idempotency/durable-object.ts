export type {
  ObjectNamespace,
  ObjectReply,
  ObjectState,
  ObjectStorage,
  ObjectStub,
} from "../limit/durable-object/binding.ts";
export { IdempotencyObject } from "./durable-object/object.ts";
export { DurableObjectStore, type DurableObjectStoreOptions } from "./durable-object/store.ts";
