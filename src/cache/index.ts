export type { CachePolicy, GivenField, KeptRepresentation, RepresentationStore } from "../resource/cache.ts";
export { MemoryCache, type MemoryCacheOptions } from "./memoryCache.ts";
