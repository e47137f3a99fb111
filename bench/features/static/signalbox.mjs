import { Service } from "../../../dist/index.js";
import { staticFiles } from "../../../dist/runtime/static/index.js";

export const app = (folder) => new Service({ routes: [...staticFiles("/assets", { folder })] });
