import { helpDeskTests } from "../../test/helpDeskTests.ts";

helpDeskTests("the help desk, on PGlite", () => import("./app.ts"));
