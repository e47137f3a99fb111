import { overwritingDesk } from "../../helpDesk.ts";

export default overwritingDesk();
