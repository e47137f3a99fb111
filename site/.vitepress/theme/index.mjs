import DefaultTheme from "vitepress/theme";
import { Chart } from "./chart.mjs";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("DecisionChart", Chart);
  },
};
