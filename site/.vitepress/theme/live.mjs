// The service of a page, running in the page: its files, which can be changed, requests, responses, and the trace on the chart.
import { withBase } from "vitepress";
import { defineComponent, h, nextTick, onMounted, onUnmounted, ref, shallowRef, watch } from "vue";
import { readShared, sharedLink } from "./liveLink.mjs";
import { parseRequest } from "./liveRequest.mjs";
import { trace } from "./liveTrace.mjs";
import { LiveWorker } from "./liveWorker.mjs";

/** What a button below a request asks of the page's service. */
const asked = shallowRef();

/** Below a request of the page: sends it. */
export const SendRequest = defineComponent({
  props: { at: Number },
  setup(props) {
    const isMounted = ref(false);
    onMounted(() => (isMounted.value = true));
    const send = () => (asked.value = { at: props.at });
    return () =>
      isMounted.value && h("button", { type: "button", class: "live-button", onClick: send }, "Send this request");
  },
});

export const LiveService = defineComponent({
  props: { name: String, isOpen: Boolean },
  setup(props) {
    const state = useService(props.name);
    onMounted(async () => {
      const shared = await readShared(globalThis.location.hash);
      if (shared === undefined && !props.isOpen) return;
      await state.open(shared);
      // Code of a link waits until its reader sends a request.
      if (shared === undefined) await state.send(false);
      else state.root.value?.scrollIntoView();
    });
    watch(asked, async (wanted) => {
      if (wanted === undefined) return;
      asked.value = undefined;
      await state.open();
      state.choose(wanted.at);
      state.root.value?.scrollIntoView({ block: "start" });
      await state.send();
    });
    return () => h("section", { ref: state.root, class: "live", "aria-label": "This service, live" }, shown(state));
  },
});

function shown(state) {
  if (!state.isOpen.value) {
    return h("button", { type: "button", class: "live-button", onClick: () => state.open() }, "Run this service here");
  }
  return h("div", { class: "live-panel" }, [
    h("div", [tabs(state), editor(state)]),
    h("div", [presets(state), requestForm(state), outcome(state)]),
    state.response.value && trace(state.response.value),
  ]);
}

/** What a page's service is, and what was sent to it. */
function useService(name) {
  const state = { root: ref(), isOpen: ref(false), isBusy: ref(false), note: ref(""), sent: ref(0) };
  const page = shallowRef();
  const worker = new LiveWorker(withBase("/live/worker.js"));
  Object.assign(state, {
    page,
    files: ref({}),
    file: ref("app.ts"),
    request: ref({}),
    response: shallowRef(),
    fault: shallowRef(),
  });
  state.choose = (at) => (state.request.value = parseRequest(page.value.requests[at]));
  state.open = async (shared) => {
    page.value ??= await (await globalThis.fetch(withBase(`/live/pages/${name}.json`))).json();
    if (!state.isOpen.value || shared !== undefined) {
      state.files.value = { ...page.value.files, ...shared?.files };
      state.file.value = Object.keys(page.value.files)[0];
      state.request.value = shared?.request ?? parseRequest(page.value.requests[0]);
    }
    state.isOpen.value = true;
    await nextTick();
  };
  state.startAgain = () => {
    worker.stop();
    Object.assign(state.files.value, page.value.files);
    [state.response.value, state.fault.value, state.note.value] = [undefined, undefined, "The service starts again."];
  };
  state.share = async () => {
    const changed = Object.entries(state.files.value).filter(([key, text]) => page.value.files[key] !== text);
    const link = await sharedLink({ files: Object.fromEntries(changed), request: state.request.value });
    globalThis.history.replaceState(globalThis.history.state, "", link);
    const isCopied = await globalThis.navigator.clipboard?.writeText(globalThis.location.href).then(
      () => true,
      () => false,
    );
    state.note.value = isCopied ? "Copied. The link is also in the address bar." : "The link is in the address bar.";
  };
  state.send = async (isAsked = true) => {
    state.isBusy.value = true;
    if (state.response.value === undefined) state.note.value = "Starting…";
    const { response, error, logged } = await worker.send(
      page.value,
      { ...state.files.value },
      { ...state.request.value },
    );
    [state.response.value, state.note.value, state.isBusy.value] = [response, "", false];
    state.sent.value += 1;
    state.fault.value = error === undefined && logged.length === 0 ? undefined : { error, logged };
    await nextTick();
    // In a narrow window the response is far below the button that sent the request.
    if (isAsked) state.root.value?.querySelector(".live-outcome")?.scrollIntoView({ block: "nearest" });
  };
  onUnmounted(() => worker.stop());
  return state;
}

function tabs({ files, file, startAgain, share }) {
  const names = Object.keys(files.value).map((name) =>
    h(
      "button",
      { type: "button", "aria-pressed": String(file.value === name), onClick: () => (file.value = name) },
      name,
    ),
  );
  const again = h("button", { type: "button", onClick: startAgain }, "Reset");
  const link = h("button", { type: "button", onClick: share }, "Copy link");
  return h("div", { class: "live-bar" }, [...names, h("span", [again, link])]);
}

function editor({ files, file, send }) {
  const text = files.value[file.value] ?? "";
  return h("textarea", {
    class: "live-text",
    "aria-label": `The code of ${file.value}`,
    spellcheck: false,
    wrap: "off",
    rows: Math.min(text.split("\n").length + 1, 26),
    value: text,
    onInput: ({ target }) => (files.value[file.value] = target.value),
    onKeydown: onEnter(send),
  });
}

/** Ctrl or Command with Enter sends. */
function onEnter(send) {
  return (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  };
}

function presets({ page, choose, send }) {
  const labels = page.value.requests.map((text) => text.split("\n", 1)[0]);
  return h(
    "div",
    { class: "live-bar", role: "group", "aria-label": "Requests of this page" },
    labels.map((label, at) =>
      h(
        "button",
        { type: "button", onClick: () => (choose(at), send()) },
        labels.indexOf(label) === at ? label : `${label} (${at + 1})`,
      ),
    ),
  );
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"];

function requestForm({ request, send, isBusy }) {
  const { method, target, fields, content } = request.value;
  const on = (name) => ({
    onInput: (event) => (request.value = { ...request.value, [name]: event.target.value }),
    onKeydown: onEnter(send),
  });
  const area = (label, name, value) =>
    h("label", [
      h("span", label),
      h("textarea", {
        class: "live-text",
        rows: Math.max(value.split("\n").length, 1),
        spellcheck: false,
        value,
        ...on(name),
      }),
    ]);
  const choices = METHODS.includes(method) ? METHODS : [method, ...METHODS];
  const submit = (event) => {
    event.preventDefault();
    void send();
  };
  return h("form", { class: "live-request", onSubmit: submit }, [
    h("div", { class: "live-line" }, [
      h(
        "select",
        { "aria-label": "Method", value: method, onChange: on("method").onInput },
        choices.map((name) => h("option", { value: name }, name)),
      ),
      h("input", { "aria-label": "Path and query", spellcheck: false, value: target, ...on("target") }),
      h("button", { type: "submit", class: "live-send", disabled: isBusy.value }, "Send"),
    ]),
    area("Header fields", "fields", fields),
    area("Content", "content", content),
  ]);
}

function outcome({ response, fault, note, sent }) {
  const children = [];
  if (note.value !== "") children.push(h("p", { class: "live-note" }, note.value));
  if (response.value !== undefined) {
    const { status, phrase, fields, content } = response.value;
    const lines = fields.map(([name, value]) => `${name}: ${value}`).join("\n");
    children.push(
      h("p", { class: `live-status s${String(status)[0]}` }, `${status} ${phrase}`),
      h("pre", { class: "live-fields", tabindex: 0 }, content === "" ? lines : `${lines}\n\n${content}`),
    );
  }
  if (fault.value !== undefined) {
    const text = [fault.value.error, ...fault.value.logged].filter((part) => part !== undefined).join("\n\n");
    children.push(h("pre", { class: "live-fault", tabindex: 0 }, text));
  }
  return h("div", { class: "live-outcome", "aria-live": "polite", "data-sent": sent.value }, children);
}
