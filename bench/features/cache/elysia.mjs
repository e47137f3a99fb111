import { Elysia } from "elysia";
import { render } from "../domain.mjs";

export const app = () => new Elysia().get("/report", () => render());
