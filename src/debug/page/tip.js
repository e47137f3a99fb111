import { byId, decisionBadge, fill, tags } from "./dom.js";

/** Tells the question of the node under the pointer, or with the focus: at full size the chart shows ids only. */
export function followNodes(frame, wordsOf) {
  const tip = byId("tip");
  const hide = () => {
    tip.hidden = true;
  };
  const show = ({ target }) => {
    const node = target.closest?.(".node");
    const words = node && wordsOf(node.dataset.id);
    if (!words) return hide();
    const { id, question, decidedBy, decision } = words;
    const by = decidedBy.length > 0 && tags.small(decidedBy.join(", "));
    fill(tip, tags.b(id), ` ${question} `, decision !== undefined && decisionBadge(decision), by);
    tip.hidden = false;
    place(tip, node.getBoundingClientRect(), frame.getBoundingClientRect());
  };
  for (const name of ["pointerover", "focusin"]) frame.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) frame.addEventListener(name, hide);
  frame.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}

function place({ offsetWidth, offsetHeight, style }, node, frame) {
  const left = node.left + node.width / 2 - frame.left - offsetWidth / 2;
  const below = node.bottom - frame.top + 8;
  const top = below + offsetHeight > frame.height ? node.top - frame.top - offsetHeight - 8 : below;
  style.left = `${Math.max(4, Math.min(left, frame.width - offsetWidth - 4))}px`;
  style.top = `${Math.max(4, top)}px`;
}
