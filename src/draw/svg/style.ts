/**
 * The chart's colours and fonts. Every rule is scoped by one class, so that a page which contains a chart keeps its own
 * look. Dimmed: what a plan cannot reach. Settled: what is known at mount. Faint: what is not on the trace.
 */
export const CHART_STYLE = `
.signalbox-chart {
  --ground: #fdfdfc; --band: #f2f4f6; --ink: #1b2430; --quiet: #66717f; --yes: #0d7a70; --no: #b0527f; --lit: #e8590c;
  --ask: #dcebff; --ask-line: #2f6fd0; --request: #ffffff; --request-line: #8793a1; --method: #ece9f8;
  --method-line: #8274bd; --choose: #fff1cc; --choose-line: #b98712; --act: #1f5fae; --act-line: #174a89;
  --act-ink: #ffffff; --ok: #1b7f4b; --moved: #0b6fa4; --client: #b4540a; --server: #c22f2f; --badge-ink: #ffffff;
  background: var(--ground); font-family: "Helvetica Neue", Helvetica, Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  .signalbox-chart {
    --ground: #12171d; --band: #181f27; --ink: #e6ebf0; --quiet: #93a0ae; --yes: #45bba7; --no: #d184a7; --lit: #ff922b;
    --ask: #173558; --ask-line: #5b9df0; --request: #1d252e; --request-line: #75818f; --method: #2b2746;
    --method-line: #9a8bd8; --choose: #40330f; --choose-line: #d8a83a; --act: #6aaef8; --act-line: #a3cdfb;
    --act-ink: #0c1a2b; --ok: #4fc483; --moved: #58b5e6; --client: #f0a35c; --server: #f47c7c; --badge-ink: #12171d;
  }
}
.signalbox-chart .ground { fill: var(--ground); }
.signalbox-chart .band { fill: var(--band); }
.signalbox-chart text { fill: var(--ink); text-anchor: middle; font-size: 13.5px; }
.signalbox-chart .coordinate { fill: var(--quiet); font-size: 22px; font-weight: 600; opacity: .75; }
.signalbox-chart .heading { font-size: 68px; font-weight: 700; text-anchor: start; letter-spacing: -1.5px; }
.signalbox-chart .subheading { font-size: 25px; fill: var(--quiet); text-anchor: start; }
.signalbox-chart .legend > text { font-size: 20px; text-anchor: start; }
.signalbox-chart .sample path { stroke-width: 3.5; }
.signalbox-chart .node path { stroke-width: 1.6; }
.signalbox-chart .node .id { font-weight: 700; font-size: 16px; }
.signalbox-chart .node .asked { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 11.5px; }
.signalbox-chart .ask path { fill: var(--ask); stroke: var(--ask-line); }
.signalbox-chart .request path { fill: var(--request); stroke: var(--request-line); }
.signalbox-chart .method path, .signalbox-chart .recall path { fill: var(--method); stroke: var(--method-line); }
.signalbox-chart .recall path { stroke-dasharray: 6 4; }
.signalbox-chart .choose path { fill: var(--choose); stroke: var(--choose-line); }
.signalbox-chart .prepare path { fill: var(--ask); stroke: var(--act-line); }
.signalbox-chart .act path { fill: var(--act); stroke: var(--act-line); }
.signalbox-chart .act text { fill: var(--act-ink); }
.signalbox-chart .edge path, .signalbox-chart .decision path {
  fill: none; stroke: var(--quiet); stroke-width: 2; stroke-linejoin: round;
}
.signalbox-chart .edge text {
  fill: var(--quiet); stroke: var(--ground); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke;
  font-size: 12.5px; font-weight: 600;
}
.signalbox-chart .edge .head { fill: var(--quiet); stroke: none; }
.signalbox-chart .yes path { stroke: var(--yes); }
.signalbox-chart .yes .head, .signalbox-chart .yes text { fill: var(--yes); }
.signalbox-chart .no path { stroke: var(--no); }
.signalbox-chart .no .head, .signalbox-chart .no text { fill: var(--no); }
.signalbox-chart .badge text { fill: var(--badge-ink); stroke: none; font-size: 13.5px; font-weight: 700; }
.signalbox-chart .s2 circle { fill: var(--ok); }
.signalbox-chart .s3 circle { fill: var(--moved); }
.signalbox-chart .s4 circle { fill: var(--client); }
.signalbox-chart .s5 circle { fill: var(--server); }
.signalbox-chart .settled path { fill: var(--ground); stroke-dasharray: 2 4; }
.signalbox-chart .settled text { fill: var(--quiet); }
.signalbox-chart .overridden path { stroke-width: 4; }
.signalbox-chart .dimmed { opacity: .16; }
.signalbox-chart .faint { opacity: .3; }
.signalbox-chart .dimmed.faint { opacity: .12; }
.signalbox-chart .node.lit path { stroke: var(--lit); stroke-width: 4; }
.signalbox-chart .edge.lit path { stroke: var(--lit); stroke-width: 5; }
.signalbox-chart .edge.lit .head { fill: var(--lit); stroke: var(--lit); stroke-width: 2; }
.signalbox-chart .edge.lit .badge circle { stroke: var(--lit); stroke-width: 4; }
.signalbox-chart .edge.lit > text { fill: var(--lit); }
`;
