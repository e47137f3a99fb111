import { badge, byId, duration, el, fill, statusClass } from "./dom.js";

const MOST = 500;
const filters = {
  text: byId("filter-text"),
  route: byId("filter-route"),
  status: byId("filter-status"),
  node: byId("filter-node"),
};
const list = byId("list");

/** The live list: newest first. */
export class List {
  #requests = [];
  #held = [];
  #isPaused = false;
  #selected;
  #other;
  #choose;
  #compare;

  constructor({ choose, compare }) {
    this.#choose = choose;
    this.#compare = compare;
    for (const control of Object.values(filters)) control.addEventListener("input", () => this.draw());
    byId("filters").addEventListener("submit", (event) => event.preventDefault());
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  get paused() {
    return this.#isPaused;
  }

  get held() {
    return this.#held.length;
  }

  set(requests) {
    this.#requests = requests;
    this.#held = [];
    this.draw();
  }

  add(request) {
    if (this.#isPaused) {
      this.#held.unshift(request);
      return;
    }
    if (this.#requests.some(({ id }) => id === request.id)) return;
    this.#requests.unshift(request);
    this.#requests.length = Math.min(this.#requests.length, MOST);
    this.draw(request.id);
  }

  pause(isPaused) {
    this.#isPaused = isPaused;
    if (isPaused) return;
    this.set([...this.#held, ...this.#requests].slice(0, MOST));
  }

  mark(selected, other) {
    [this.#selected, this.#other] = [selected, other];
    this.draw();
  }

  draw(fresh) {
    this.#options();
    const focused = document.activeElement?.closest?.("li[data-id]")?.dataset.id;
    const shown = this.#requests.filter(matches);
    fill(
      list,
      shown.map((request) => this.#row(request, fresh)),
    );
    byId("empty").hidden = shown.length > 0;
    byId("empty").textContent =
      this.#requests.length > 0 ? "No request passes the filter." : "No request yet. Send one, and it appears here.";
    if (focused !== undefined) list.querySelector(`li[data-id="${focused}"] .open`)?.focus();
  }

  #row(request, fresh) {
    const { id, method, target, route, resource, status, milliseconds, node, kind, at } = request;
    const isSelected = id === this.#selected;
    const isOther = id === this.#other;
    const name = `${method} ${target}, ${status}, ${duration(milliseconds)}`;
    const classes = [isSelected && "selected", isOther && "other", id === fresh && "fresh"].filter(Boolean).join(" ");
    const where = kind === "resource" ? `${route}  ${resource}` : kind === "command" ? `${route}  command` : "no route";
    return el(
      "li",
      { "data-id": id, class: classes },
      el(
        "button",
        {
          type: "button",
          class: "open",
          "aria-label": name,
          "aria-current": isSelected ? "true" : undefined,
          onclick: () => this.#choose(id),
        },
        badge(status),
        el(
          "span",
          { class: "line" },
          el("b", { class: "method" }, method),
          " ",
          el("span", { class: "target", title: target }, target),
        ),
        el("span", { class: "took" }, duration(milliseconds)),
        el("span", { class: "where" }, where),
        el("span", { class: `end ${statusClass(status)}` }, node ?? "–"),
        el("time", { datetime: new Date(at).toISOString() }, new Date(at).toLocaleTimeString([], { hour12: false })),
      ),
      el(
        "button",
        {
          type: "button",
          class: "compare",
          title: "Compare with the one shown (c)",
          "aria-label": `Compare with ${name}`,
          "aria-pressed": String(isOther),
          onclick: () => this.#compare(id),
        },
        "⇄",
      ),
    );
  }

  #key(event) {
    const row = event.target.closest("li[data-id]");
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      next?.querySelector(".open").focus();
    } else if (event.key === "c") this.#compare(Number(row.dataset.id));
  }

  #options() {
    offer(
      filters.route,
      "every route",
      this.#requests.map(({ route }) => route ?? "no route"),
    );
    offer(
      filters.status,
      "every status",
      this.#requests.map(({ status }) => String(status)),
    );
    offer(
      filters.node,
      "every node",
      this.#requests.flatMap(({ trace }) => trace),
    );
  }
}

function matches({ method, target, route, status, trace }) {
  const text = filters.text.value.trim().toLowerCase();
  return (
    `${method} ${target}`.toLowerCase().includes(text) &&
    (filters.route.value === "" || filters.route.value === (route ?? "no route")) &&
    (filters.status.value === "" || filters.status.value === String(status)) &&
    (filters.node.value === "" || trace.includes(filters.node.value))
  );
}

/** Fills a select with values, in order, and keeps the chosen one. */
function offer(select, all, values) {
  const order = new Intl.Collator("en", { numeric: true });
  const wanted = [...new Set(values)].sort(order.compare);
  const chosen = select.value;
  if (chosen !== "" && !wanted.includes(chosen)) wanted.push(chosen);
  const has = [...select.options].slice(1).map(({ value }) => value);
  if (select.options.length > 0 && has.join("\n") === wanted.join("\n")) return;
  fill(
    select,
    el("option", { value: "" }, all),
    wanted.map((value) => el("option", { value }, value)),
  );
  select.value = chosen;
}
