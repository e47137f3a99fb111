import { h } from "vue";

/** Between two nodes, milliseconds. */
const STEP = 70;

/** The nodes that a request passed, in words and on the chart, where they light up one after the other. */
export function trace({ trace: nodes, chart, status }) {
  if (nodes.length === 0) return undefined;
  const list = nodes.map(({ node, question }, at) =>
    h("li", { title: question, class: at === nodes.length - 1 ? "last" : "" }, node),
  );
  const { node, question } = nodes.at(-1);
  return h("div", { class: "live-trace" }, [
    h("p", ["Ended at ", h("b", node), `: ${question} ${status}.`]),
    h("ol", { "aria-label": "The nodes that the request passed" }, list),
    h("div", {
      key: chart,
      class: "live-chart",
      tabindex: 0,
      role: "region",
      "aria-label": "The chart, with the way of this request",
      innerHTML: chart,
      onVnodeMounted: ({ el }) => play(el, nodes),
    }),
  ]);
}

function play(frame, nodes) {
  const svg = frame.querySelector("svg");
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const isStill = globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const steps = nodes.map(({ node }) => svg.querySelector(`.node[data-id="${CSS.escape(node)}"]`)).filter(Boolean);
  centreWhenResized(frame, steps.at(-1));
  if (isStill) return centre(frame, steps.at(-1), "instant");
  for (const [at, step] of steps.entries()) {
    step.animate([{ opacity: 0.15 }, { opacity: 1 }], { delay: at * STEP, duration: 200, fill: "backwards" });
  }
  centre(frame, steps[0], "instant");
  for (const [at, step] of steps.entries()) {
    if (at % 3 === 0 || at === steps.length - 1) setTimeout(() => centre(frame, step, "smooth"), at * STEP);
  }
}

/** A phone is turned, a window made wider: the last node stays in sight. */
function centreWhenResized(frame, node) {
  let { clientWidth } = frame;
  new ResizeObserver(() => {
    if (frame.clientWidth === clientWidth || !frame.isConnected) return;
    ({ clientWidth } = frame);
    centre(frame, node, "instant");
  }).observe(frame);
}

function centre(frame, node, behavior) {
  if (node === undefined) return;
  const [own, outer] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy({
    left: own.x + own.width / 2 - outer.x - outer.width / 2,
    top: own.y + own.height / 2 - outer.y - outer.height / 2,
    behavior,
  });
}
