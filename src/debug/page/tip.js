import { byId, decisionBadge, el, fill } from "./dom.js";

/** Tells the question of the node under the pointer, or with the focus: at full size the chart shows ids only. */
export function followNodes(frame, wordsOf) {
  return new Tip(frame, wordsOf);
}

class Tip {
  #tip = byId("tip");
  #frame;
  #wordsOf;

  constructor(frame, wordsOf) {
    this.#frame = frame;
    this.#wordsOf = wordsOf;
    frame.addEventListener("pointerover", ({ target }) => this.#show(target.closest?.(".node")));
    frame.addEventListener("pointerleave", () => this.hide());
    frame.addEventListener("focusin", ({ target }) => this.#show(target.closest?.(".node")));
    frame.addEventListener("focusout", () => this.hide());
    frame.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.hide();
    });
  }

  hide() {
    this.#tip.hidden = true;
  }

  #show(node) {
    const words = node ? this.#wordsOf(node.dataset.id) : undefined;
    if (words === undefined) return this.hide();
    const { id, question, decidedBy, decision } = words;
    fill(
      this.#tip,
      el("b", {}, id),
      ` ${question} `,
      decision !== undefined && decisionBadge(decision),
      decidedBy.length > 0 && el("small", {}, decidedBy.join(", ")),
    );
    this.#tip.hidden = false;
    this.#place(node.getBoundingClientRect());
  }

  /** Below the node, or above it where the frame ends. */
  #place(node) {
    const frame = this.#frame.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.#tip;
    const left = node.left + node.width / 2 - frame.left - offsetWidth / 2;
    const below = node.bottom - frame.top + 8;
    const top = below + offsetHeight > frame.height ? node.top - frame.top - offsetHeight - 8 : below;
    style.left = `${Math.max(4, Math.min(left, frame.width - offsetWidth - 4))}px`;
    style.top = `${Math.max(4, top)}px`;
  }
}
