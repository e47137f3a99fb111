#!/usr/bin/env node
// @ts-check
import { run } from "./run.mjs";

process.exitCode = await run(process.argv.slice(2));
