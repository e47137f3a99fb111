import { withBase } from "vitepress";
import { h, ref } from "vue";

const SIZES = [
  ["Whole", 0],
  ["Half", 0.5],
  ["Full size", 1],
];
const WIDTH = 4824;

/** The chart of the graph, in a frame that scrolls: as a whole it is an overview, at full size it is legible. */
export const Chart = {
  setup() {
    const size = ref(0.5);
    const address = withBase("/graph.svg");
    return () =>
      h("figure", { class: "chart" }, [
        h("div", { class: "chart-sizes", role: "group", "aria-label": "Size of the chart" }, [
          ...SIZES.map(([text, scale]) =>
            h(
              "button",
              { type: "button", "aria-pressed": String(size.value === scale), onClick: () => (size.value = scale) },
              text,
            ),
          ),
          h("a", { href: address, target: "_self" }, "Open it alone"),
        ]),
        h(
          "div",
          { class: "chart-frame", tabindex: 0, role: "region", "aria-label": "The decision graph, which scrolls" },
          [
            h("img", {
              src: address,
              alt: "The decision graph: questions from B13 on, each with its way on for yes and for no. The table below has the same in text.",
              style: size.value === 0 ? "width:100%" : `width:${WIDTH * size.value}px`,
            }),
          ],
        ),
      ]);
  },
};
