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
  // The last node, with its status.
  const end = [steps.at(-1), svg.querySelector(".edge.ending.lit .badge")].filter(Boolean);
  centreWhenResized(frame, end);
  if (isStill) return centre(frame, end, "instant");
  for (const [at, step] of steps.entries()) {
    step.animate([{ opacity: 0.15 }, { opacity: 1 }], { delay: at * STEP, duration: 200, fill: "backwards" });
  }
  centre(frame, steps.slice(0, 1), "instant");
  for (const [at, step] of steps.entries()) {
    const shown = at === steps.length - 1 ? end : [step];
    if (at % 3 === 0 || shown === end) setTimeout(() => centre(frame, shown, "smooth"), at * STEP);
  }
}

/** A phone is turned, a window made wider: the last node stays in sight. */
function centreWhenResized(frame, shown) {
  let { clientWidth } = frame;
  new ResizeObserver(() => {
    if (frame.clientWidth === clientWidth || !frame.isConnected) return;
    ({ clientWidth } = frame);
    centre(frame, shown, "instant");
  }).observe(frame);
}

function centre(frame, shown, behavior) {
  if (shown.length === 0) return;
  const [all, outer] = [shown.map((each) => each.getBoundingClientRect()), frame.getBoundingClientRect()];
  const middle = (start, end) =>
    (Math.min(...all.map((each) => each[start])) + Math.max(...all.map((each) => each[end]))) / 2;
  frame.scrollBy({
    left: middle("left", "right") - outer.x - outer.width / 2,
    top: middle("top", "bottom") - outer.y - outer.height / 2,
    behavior,
  });
}
