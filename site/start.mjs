// `npm run docs`: builds the site and serves it.
import { build } from "./build.mjs";
import { serveSite } from "./serve.mjs";

await build();
const serving = await serveSite(Number(process.env.PORT ?? 8081));
console.log(`The documentation is at ${serving.url}/ (Ctrl-C stops it).`);
