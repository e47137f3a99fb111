import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

const MOST = 30;

/** Says last, in one line each, what was skipped and why, and what failed. */
export default class EndOfRun implements Reporter {
  #isFiltered = false;

  onInit(vitest: Vitest): void {
    this.#isFiltered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skipped = modules.flatMap((module) => this.#skippedIn(module));
    const failed = [...modules.flatMap(failedIn), ...errors.map(({ message }) => `failed: ${firstLine(message)}`)];
    for (const lines of [skipped, failed]) {
      for (const line of lines.slice(0, MOST)) console.log(line);
      if (lines.length > MOST) console.log(`and ${lines.length - MOST} more`);
    }
  }

  /** A test that was left out by its name on the command line was not skipped. */
  #skippedIn(module: TestModule): readonly string[] {
    const lines = [...module.children.allTests("skipped")].flatMap((test) => {
      const reason = noteOf(test);
      if (reason !== undefined) return [`skipped: ${fullNameOf(test.parent)}: ${reason}`];
      return this.#isFiltered ? [] : [`skipped: ${fullNameOf(test.parent)}: not for this machine`];
    });
    return [...new Set(lines)];
  }
}

function noteOf(test: TestCase): string | undefined {
  const result = test.result();
  return result.state === "skipped" ? result.note : undefined;
}

function failedIn(module: TestModule): readonly string[] {
  const broken = [module, ...module.children.allSuites()].flatMap((place) =>
    place.errors().map(({ message }) => `failed: ${fullNameOf(place)}: ${firstLine(message)}`),
  );
  const failed = [...module.children.allTests("failed")].map(
    (test) => `failed: ${fullNameOf(test.parent)} > ${test.name}`,
  );
  return [...broken, ...failed];
}

function fullNameOf(place: TestSuite | TestModule): string {
  if (place.type === "module") return relative(place.project.config.root, place.moduleId);
  return `${fullNameOf(place.parent)} > ${place.name}`;
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
