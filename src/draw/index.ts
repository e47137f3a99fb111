export { type ChartOptions, chart } from "./chart.ts";
export { type MermaidOptions, mermaid } from "./mermaid.ts";
export { outline } from "./outline.ts";
export { CHART_STYLE } from "./style.ts";
