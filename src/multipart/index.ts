export type { FilePart, UploadedForm } from "./form.ts";
export { readForm } from "./form.ts";
export type { MultipartLimits } from "./limits.ts";
export type { PartHeader } from "./partHeader.ts";
export { type Part, partsOf } from "./parts.ts";
export type { DescribedFile } from "./uploads.ts";
export { createMultipartCodec, multipartCodec, uploads } from "./uploads.ts";
