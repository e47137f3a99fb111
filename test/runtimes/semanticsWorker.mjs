// The test service of the semantics suite as a Worker, which has no files and no measure of its memory.
import { fetchHandler } from "signalbox/fetch";
import { appOf } from "../../packages/http-semantics-suite/services/signalbox/app.mjs";
import { further } from "../../packages/http-semantics-suite/services/signalbox/further/index.mjs";

export default { fetch: fetchHandler(appOf("this framework", further, ["/stats"])) };
