import { helpDeskTests } from "./suite.ts";

helpDeskTests("the help desk, on PGlite", () => import("./app.ts"));
