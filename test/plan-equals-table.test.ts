import { describe } from "vitest";
import { planEqualsTable } from "./planEqualsTable.ts";

describe("the plan", () => planEqualsTable(480, 16));
