export { attachment } from "./attachment.ts";
export { bytesCodec } from "./bytes.ts";
export { type CsvOptions, createCsvCodec, csvCodec } from "./csv.ts";
export { formCodec } from "./form.ts";
export { escapeHtml, Html, html, rawHtml } from "./html.ts";
export { htmlCodec } from "./htmlCodec.ts";
export { jsonCodec } from "./json.ts";
export { ndjsonCodec } from "./ndjson.ts";
export { textCodec } from "./text.ts";
