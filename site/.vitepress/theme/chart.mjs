import { withBase } from "vitepress";
import { h, onMounted, ref, watch } from "vue";

const SIZES = [
  ["Whole", 0],
  ["Half", 0.5],
  ["Full size", 1],
];

const ALT =
  "The decision graph: questions from B13 on, each with its way on for yes and for no. The table of the graph has the same in text.";

/** The chart of the graph, in a frame that scrolls: as a whole it is an overview, at full size it is legible. */
export const Chart = {
  props: { width: Number, height: Number, start: Number },
  setup(props) {
    const size = ref(1);
    const frame = ref();
    const address = withBase("/graph.svg");
    const goToStart = () => {
      frame.value.scrollTop = props.start * size.value - frame.value.clientHeight * 0.5;
    };
    onMounted(goToStart);
    watch(size, goToStart, { flush: "post" });
    return () =>
      h("figure", { class: "chart" }, [
        sizes(size, address),
        h(
          "div",
          { ref: frame, class: "chart-frame", tabindex: 0, role: "region", "aria-label": "The chart, which scrolls" },
          [h("img", { src: address, alt: ALT, style: styleOf(props, size.value) })],
        ),
      ]);
  },
};

function sizes(size, address) {
  const buttons = SIZES.map(([text, scale]) => {
    const choose = () => {
      size.value = scale;
    };
    return h("button", { type: "button", "aria-pressed": String(size.value === scale), onClick: choose }, text);
  });
  const alone = h("a", { href: address, target: "_self" }, "The picture alone");
  return h("div", { class: "chart-sizes", role: "group", "aria-label": "Size of the chart" }, [...buttons, alone]);
}

/** Both lengths, so that the frame can scroll before the picture has come. */
function styleOf({ width, height }, scale) {
  return scale === 0 ? "width:100%" : `width:${width * scale}px;height:${height * scale}px`;
}
