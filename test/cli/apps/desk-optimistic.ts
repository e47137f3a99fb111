import { optimisticDesk } from "../../helpDesk.ts";

export default optimisticDesk();
