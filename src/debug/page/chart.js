import { svgEl } from "./dom.js";
import { partingNode } from "./trace.js";
import { around, belowTools, boxOf, isSmall, middleOf, startAt } from "./view.js";

/** Pixels for a unit of the chart, from which on a node shows its question; and its id. */
const NEAR = 0.42;
const NOT_TINY = 0.105;
const TICK = "M-7 0L-2 6L7 -6";
const CROSS = "M-5 -5L5 5M5 -5L-5 5";
/** The nodes of the traces that are shown. */
const PASSED = ".node.lit, .node.beside";
/** The chart on its stage: zoom, pan, nodes to choose, and marks of the decisions. */
export class Chart {
  #frame;
  #svg;
  #view = { x: 0, y: 0, width: 1, height: 1 };
  /** What is fitted into the frame, also when its size changes; undefined after a zoom or a move by hand. */
  #fit = () => this.#whole();
  #pick;
  #trace = [];

  constructor(frame, pick) {
    this.#frame = frame;
    this.#pick = pick;
    this.#listen();
    new ResizeObserver(() => this.#look(this.#fit?.() ?? this.#view)).observe(frame);
  }

  /** Draws the server's chart; the decisions of the steps are marked, and another request's trace beside it. */
  show(text, { steps = [], other, thrown, stops, isKept = false } = {}) {
    const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
    this.#svg = svg;
    this.#trace = steps.map(({ id }) => id);
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.setAttribute("role", "group");
    for (const node of svg.querySelectorAll(".node")) this.#prepare(node);
    for (const { id, decision } of steps) this.#mark(id, decision);
    if (other !== undefined) this.#beside(steps, other);
    if (thrown !== undefined) this.#node(thrown)?.classList.add("thrown", "lit");
    if (stops !== undefined) this.#node(stops)?.classList.add("stops", "lit");
    for (const ending of svg.querySelectorAll(".edge.ending:is(.lit, .beside)")) svg.lastElementChild.append(ending);
    this.#frame.replaceChildren(svg);
    if (steps.length === 0) svg.querySelector(".node")?.classList.add("entry");
    for (const key of document.querySelectorAll("[data-of]")) key.hidden = svg.querySelector(key.dataset.of) === null;
    this.#enterAt(steps[0]?.id ?? svg.querySelector(".node")?.dataset.id);
    if (isKept) this.#look(this.#fit?.() ?? this.#view);
    else this.showStart();
  }

  /** Of all nodes one is reached by Tab; arrows go on from it. */
  #enterAt(id) {
    for (const node of this.#svg?.querySelectorAll('.node[tabindex="0"]') ?? []) node.setAttribute("tabindex", "-1");
    this.#node(id ?? "")?.setAttribute("tabindex", "0");
  }

  select(id, { isFocused = false } = {}) {
    for (const node of this.#svg?.querySelectorAll(".node.selected") ?? []) node.classList.remove("selected");
    const node = this.#node(id);
    if (node === null) return;
    node.classList.add("selected");
    this.#enterAt(id);
    this.#reveal(node);
    if (isFocused) node.focus({ preventScroll: true });
  }

  find(ids) {
    for (const node of this.#svg?.querySelectorAll(".node") ?? [])
      node.classList.toggle("found", ids.includes(node.dataset.id));
  }

  /** Shows a node in a size that can be read. */
  approach(id) {
    const node = this.#node(id);
    if (node !== null && this.#svg.matches(".tiny")) this.#fitTo(() => around(node, this.#boxOf(".node"), this.#frame));
  }

  showStart() {
    this.#fitTo(() => this.#start());
  }

  showTrace() {
    this.#fitTo(() => this.#boxOf(PASSED) ?? this.#start());
  }

  showWhole() {
    this.#fitTo(() => this.#whole());
  }

  #whole() {
    return belowTools(this.#boxOf(".node"), this.#frame);
  }

  /** The trace as a whole, or where that would be too small to read, the surroundings of the node that decided, or of its last. */
  #start() {
    const all = this.#boxOf(".node");
    const trace = this.#boxOf(PASSED);
    if (all === undefined || !isSmall(trace ?? all, this.#frame)) return trace ?? this.#whole();
    if (trace === undefined) return startAt(this.#svg.querySelector(".node"), all, this.#frame);
    const node = this.#svg.querySelector(".node.selected") ?? this.#node(this.#trace.at(-1) ?? "");
    return node === null ? trace : around(node, trace, this.#frame);
  }

  #fitTo(fit) {
    this.#fit = fit;
    this.#look(fit() ?? this.#view);
  }

  #boxOf(selector) {
    return boxOf([...(this.#svg?.querySelectorAll(selector) ?? [])]);
  }

  zoom(factor, at) {
    const { x, y, width, height } = this.#view;
    const most = (this.#boxOf(".node")?.width ?? width) * 2.5;
    const scale = Math.min(Math.max(width * factor, 300), most) / width;
    this.#fit = undefined;
    const from = at ?? { x: x + width / 2, y: y + height / 2 };
    const corner = { x: from.x - (from.x - x) * scale, y: from.y - (from.y - y) * scale };
    this.#look({ ...corner, width: width * scale, height: height * scale });
  }

  pan(dx, dy) {
    const { x, y, width, height } = this.#view;
    this.#fit = undefined;
    this.#look({ x: x + dx * width, y: y + dy * height, width, height });
  }

  #node(id) {
    return this.#svg?.querySelector(`.node[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  #prepare(node) {
    const { id } = node.dataset;
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", "-1");
    node.setAttribute("aria-label", node.querySelector("title")?.textContent ?? id);
    node.append(svgEl("text", { class: "far-id", y: 27 }, id));
    for (const words of node.querySelectorAll("text")) words.setAttribute("aria-hidden", "true");
    // What the pointer is on is told by the tip, which the browser's own would cover.
    node.querySelector("title")?.remove();
  }

  #mark(id, decision) {
    const node = this.#node(id);
    if (node === null) return;
    const mark = svgEl("g", { class: `taken ${decision}`, transform: "translate(92 -33)", "aria-hidden": "true" });
    mark.append(svgEl("circle", { r: 15 }), svgEl("path", { d: decision === "yes" ? TICK : CROSS }));
    node.append(mark);
    node.setAttribute("aria-label", `${node.getAttribute("aria-label")}: ${decision}`);
  }

  #beside(steps, other) {
    const own = new Set(steps.map(({ id }) => id));
    const parts = partingNode(steps, other);
    for (const { id, decision } of other) {
      const node = this.#node(id);
      node?.classList.add("beside");
      if (!own.has(id)) this.#mark(id, decision);
      const edge = this.#svg.querySelector(`.edge[data-from="${CSS.escape(id)}"][data-decisions~="${decision}"]`);
      edge?.classList.add("beside");
      if (edge !== null && !edge.classList.contains("lit")) edge.parentNode.append(edge);
    }
    for (const node of this.#svg.querySelectorAll(".node")) node.parentNode.append(node);
    if (parts !== undefined) this.#node(parts)?.classList.add("parts");
  }

  /** The part of the chart that is seen, made as wide or high as the frame is. */
  #look(wanted) {
    const { clientWidth, clientHeight } = this.#frame;
    if (this.#svg === undefined || clientWidth === 0 || clientHeight === 0) return;
    const scale = Math.max(wanted.width / clientWidth, wanted.height / clientHeight);
    const [width, height] = [clientWidth * scale, clientHeight * scale];
    const [x, y] = [wanted.x - (width - wanted.width) / 2, wanted.y - (height - wanted.height) / 2];
    this.#view = { x, y, width, height };
    this.#svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.#svg.classList.toggle("far", 1 / scale < NEAR);
    this.#svg.classList.toggle("tiny", 1 / scale < NOT_TINY);
  }

  #reveal(node) {
    const { x, y } = middleOf(node);
    const view = this.#view;
    const isSeen =
      x > view.x + 110 && x < view.x + view.width - 110 && y > view.y + 40 && y < view.y + view.height - 40;
    if (!isSeen) this.#look({ ...view, x: x - view.width / 2, y: y - view.height / 2 });
  }

  #listen() {
    let from;
    let hasMoved = false;
    this.#frame.addEventListener(
      "wheel",
      (event) => {
        const { scrollHeight, clientHeight } = this.#frame.closest(".detail");
        // Where the page scrolls, the wheel is for that.
        if (!event.ctrlKey && scrollHeight > clientHeight) return;
        event.preventDefault();
        this.zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.004), this.#pointOf(event));
      },
      { passive: false },
    );
    this.#frame.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      hasMoved = false;
    });
    addEventListener("pointermove", (event) => {
      if (from === undefined) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      hasMoved = true;
      this.#frame.classList.add("dragging");
      this.pan(-dx / this.#frame.clientWidth, -dy / this.#frame.clientHeight);
      from = { x: event.clientX, y: event.clientY };
    });
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, () => {
        from = undefined;
        this.#frame.classList.remove("dragging");
      });
    }
    this.#frame.addEventListener("click", (event) => {
      const node = event.target.closest?.(".node");
      if (node && !hasMoved) this.#pick(node.dataset.id);
    });
    this.#frame.addEventListener("dblclick", (event) => this.zoom(0.4, this.#pointOf(event)));
    this.#frame.addEventListener("keydown", (event) => this.#key(event));
  }

  #pointOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    const { x, y, width: w, height: h } = this.#view;
    return { x: x + ((clientX - left) / width) * w, y: y + ((clientY - top) / height) * h };
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = event.target.closest?.(".node");
    const act = node ? this.#keyOnNode(event.key, node.dataset.id) : undefined;
    const done =
      act ??
      {
        "+": () => this.zoom(0.7),
        "=": () => this.zoom(0.7),
        "-": () => this.zoom(1.4),
        0: () => this.showTrace(),
        1: () => this.showWhole(),
        ArrowLeft: () => this.pan(-0.1, 0),
        ArrowRight: () => this.pan(0.1, 0),
        ArrowUp: () => this.pan(0, -0.1),
        ArrowDown: () => this.pan(0, 0.1),
      }[event.key];
    if (done === undefined) return;
    event.preventDefault();
    done();
  }

  /** On a node, arrows go along the trace. */
  #keyOnNode(key, id) {
    if (key === "Enter" || key === " ") return () => this.#pick(id);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    const next = step === undefined ? undefined : this.#trace[this.#trace.indexOf(id) + step];
    return next === undefined ? undefined : () => this.#pick(next, { isFocused: true });
  }
}
