export { compressStream } from "./compressStream.ts";
