import { byId } from "./dom.js";

/** Finds nodes by their ids, questions and callbacks: the chart marks all of them, and Enter shows one after the other. */
export function findNodes(nodesNow, chart, pick) {
  const field = byId("find");
  const found = () => {
    const wanted = field.value.trim().toLowerCase();
    const all = wanted === "" ? [] : [...nodesNow()];
    const exact = all.filter(({ id }) => id.toLowerCase() === wanted);
    const words = ({ id, question, decidedBy }) => [id, question, ...decidedBy].join(" ").toLowerCase();
    return (exact.length > 0 ? exact : all.filter((node) => words(node).includes(wanted))).map(({ id }) => id);
  };
  field.addEventListener("input", () => {
    const ids = found();
    chart.find(ids);
    const isNone = field.value.trim() !== "" && ids.length === 0;
    field.setAttribute("aria-invalid", String(isNone));
    byId("found").textContent = isNone ? "none found" : ids.length > 0 ? `${ids.length} found` : "";
  });
  let last;
  field.addEventListener("keydown", ({ key }) => {
    const ids = found();
    if (key !== "Enter" || ids.length === 0) return;
    last = ids[(ids.indexOf(last) + 1) % ids.length];
    pick(last);
    chart.approach(last);
  });
}
