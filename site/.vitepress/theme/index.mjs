import { useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h, nextTick, onMounted, watch } from "vue";
import { Chart } from "./chart.mjs";
import { LiveService, SendRequest } from "./live.mjs";
// oxlint-disable-next-line import/no-unassigned-import -- the bundler takes the style from it
import "./style.css";
// oxlint-disable-next-line import/no-unassigned-import -- likewise
import "./live.css";

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, undefined, {
      "home-hero-info-after": () => h("p", { class: "install" }, h("code", "npm create signalbox@latest my-api")),
      "home-hero-after": () => h(LiveService, { name: "index", isOpen: true }),
    }),
  enhanceApp({ app }) {
    app.component("DecisionChart", Chart);
    app.component("LiveService", LiveService);
    app.component("SendRequest", SendRequest);
  },
  setup() {
    const route = useRoute();
    onMounted(mend);
    watch(
      () => route.path,
      () => nextTick(mend),
    );
  },
};

/** The page's own entry is in sight. */
function showEntry() {
  const bar = globalThis.document.querySelector(".VPSidebar");
  const entry = bar?.querySelector(".VPSidebarItem.is-link.is-active");
  if (!entry) return;
  const [outer, inner] = [bar.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) bar.scrollTop += inner.top - outer.top - outer.height / 2;
}

/** What the default theme leaves to be wished, and config.mjs mends in the pages as they are sent. */
function mend() {
  const { document } = globalThis;
  document.querySelector(".VPHome")?.setAttribute("role", "main");
  // The head of a group is the button; the arrow in it only shows which way it is.
  for (const caret of document.querySelectorAll(".VPSidebarItem .caret[role]")) {
    for (const name of ["role", "tabindex", "aria-label"]) caret.removeAttribute(name);
    caret.setAttribute("aria-hidden", "true");
  }
  // The groups around it open first.
  globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(showEntry));
}
