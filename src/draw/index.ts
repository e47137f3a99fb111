export type { CarriedName } from "../graph/carried.ts";
export type { Recalled, YesNo } from "../graph/fold.ts";
export type { Plan, PlanEdge, PlanNode, Rows } from "../graph/plan.ts";
export type { Reading } from "../graph/readings.ts";
export type {
  ActRow,
  Around,
  Askable,
  AskRow,
  Axis,
  ChooseRow,
  Edge,
  Ending,
  Hinge,
  MethodRow,
  MountTest,
  OwnRow,
  PrepareRow,
  RecallRow,
  RequestRow,
  Row,
  RowBase,
} from "../graph/row.ts";
export type { Method, MethodKind, MethodProperty, MethodThat } from "../http/method.ts";
export type { Callback, Declaration } from "../resource/resource.ts";
export type { Marked } from "./marks.ts";
export { type ChartOptions, chart } from "./svg/chart.ts";
export { CHART_STYLE } from "./svg/style.ts";
export { type MermaidOptions, mermaid } from "./text/mermaid.ts";
export { outline } from "./text/outline.ts";
