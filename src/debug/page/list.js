import { badge, button, byId, classes, duration, fill, hasNoVariable, statusClass, tags } from "./dom.js";

const { b, li, option, span, time } = tags;
const MOST = 500;
const [text, route, status, node] = ["text", "route", "status", "node"].map((name) => byId(`filter-${name}`));
const list = byId("list");

/** The live list: newest first. */
export class List {
  #requests = [];
  #isLoaded = false;
  #held = [];
  paused = false;
  #selected;
  #other;
  #choose;
  #compare;

  constructor({ choose, compare }) {
    this.#choose = choose;
    this.#compare = compare;
    for (const control of [text, route, status, node]) control.addEventListener("input", () => this.draw());
    byId("filters").addEventListener("submit", (event) => event.preventDefault());
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  get held() {
    return this.#held.length;
  }

  set(requests) {
    this.#requests = requests;
    this.#isLoaded = true;
    this.#held = [];
    this.draw();
  }

  add(request) {
    if (this.paused) return void this.#held.unshift(request);
    if (this.#requests.some(({ id }) => id === request.id)) return;
    this.#requests.unshift(request);
    this.#requests.length = Math.min(this.#requests.length, MOST);
    this.draw(request.id);
  }

  pause(isPaused) {
    this.paused = isPaused;
    if (!isPaused) this.set([...this.#held, ...this.#requests].slice(0, MOST));
  }

  mark(selected, other) {
    [this.#selected, this.#other] = [selected, other];
    this.draw();
  }

  draw(fresh) {
    this.#options();
    const focused = document.activeElement?.closest?.("li[data-id]")?.dataset.id;
    const shown = this.#requests.filter(matches);
    const entry = (shown.find(({ id }) => id === this.#selected) ?? shown[0])?.id;
    fill(list, ...shown.map((request) => this.#row(request, fresh, entry)));
    byId("empty").hidden = shown.length > 0;
    if (this.#isLoaded)
      byId("empty").textContent =
        this.#requests.length > 0 ? "No request passes the filter." : "No request yet. Send one, and it appears here.";
    if (focused !== undefined) list.querySelector(`li[data-id="${focused}"] .open`)?.focus();
  }

  /** Of all rows one is reached by Tab, `entry`; arrows go on from it. */
  #row(request, fresh, entry) {
    const { id, method, target, route, resource, status, milliseconds, node, kind, at } = request;
    const isSelected = id === this.#selected;
    const isOther = id === this.#other;
    const tabindex = id === entry ? "0" : "-1";
    const name = `${method} ${target}, ${status}, ${duration(milliseconds)}`;
    const what = kind === "command" ? "command" : resource === route ? "" : resource;
    const where = kind === "unrouted" ? "no route" : `${hasNoVariable(route, target) ? "" : route}  ${what}`.trim();
    const came = new Date(at);
    const open = {
      class: "open",
      tabindex,
      "aria-current": isSelected ? "true" : undefined,
      onclick: () => this.#choose(id),
    };
    const compare = {
      class: "compare",
      tabindex,
      title: "Compare with the one shown (c)",
      "aria-label": `Compare with ${name}`,
      "aria-pressed": String(isOther),
      onclick: () => this.#compare(id),
    };
    return li(
      { "data-id": id, class: classes(isSelected && "selected", isOther && "other", id === fresh && "fresh") },
      button(
        open,
        badge(status),
        span({ class: "line" }, b({ class: "method" }, method), " ", span({ class: "target", title: target }, target)),
        span({ class: "took" }, duration(milliseconds)),
        span({ class: "where" }, where),
        span({ class: `end ${statusClass(status)}` }, node ?? "–"),
        time({ datetime: came.toISOString() }, came.toLocaleTimeString([], { hour12: false })),
      ),
      button(compare, "⇄"),
    );
  }

  #key(event) {
    const row = event.target.closest("li[data-id]");
    if (row === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = {
      ArrowDown: row.nextElementSibling,
      ArrowUp: row.previousElementSibling,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      enter(next);
    } else if (event.key === "c") this.#compare(Number(row.dataset.id));
  }

  #options() {
    const offers = (select, name, of) => offer(select, name, this.#requests.flatMap(of));
    offers(route, "Route", (request) => request.route ?? "no route");
    offers(status, "Status", (request) => String(request.status));
    offers(node, "Node", (request) => request.trace);
  }
}

/** Moves the focus, and Tab's way in, to a row. */
function enter(row) {
  if (row === null) return;
  for (const button of list.querySelectorAll('[tabindex="0"]')) button.tabIndex = -1;
  for (const button of row.querySelectorAll("button")) button.tabIndex = 0;
  row.querySelector(".open").focus();
}

function matches(request) {
  const passes = ({ value }, given) => value === "" || given.includes(value);
  return (
    `${request.method} ${request.target}`.toLowerCase().includes(text.value.trim().toLowerCase()) &&
    passes(route, [request.route ?? "no route"]) &&
    passes(status, [String(request.status)]) &&
    passes(node, request.trace)
  );
}

function offer(select, all, values) {
  const order = new Intl.Collator("en", { numeric: true });
  const wanted = [...new Set(values)].sort(order.compare);
  const chosen = select.value;
  if (chosen !== "" && !wanted.includes(chosen)) wanted.push(chosen);
  const has = [...select.options].slice(1).map(({ value }) => value);
  if (select.options.length > 0 && has.join("\n") === wanted.join("\n")) return;
  fill(select, option({ value: "" }, all), ...wanted.map((value) => option({ value }, value)));
  select.value = chosen;
}
