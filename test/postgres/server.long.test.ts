import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { describeWith } from "../programs.ts";
import { Gate, until } from "../waiting.ts";

const module = fileURLToPath(new URL("../../scripts/postgres-server.mjs", import.meta.url));
const PROGRAM = `
  const { PostgresServer } = await import(${JSON.stringify(module)});
  const server = await PostgresServer.start();
  console.log(server.urlOf());
  process.stdin.on("data", () => server.stop().then(() => process.exit()));
`;

describeWith("postgres", "a PostgreSQL of one's own", () => {
  it.each(["is stopped", "ends with the process that started it, where that is killed"])("%s", async (how) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    const client = new Client(url);
    const end = new Gate();
    client.on("end", end.open);
    // Which comes with an error before it.
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    const folder = rows[0]?.data_directory ?? "";
    expect(existsSync(folder)).toBe(true);
    if (how === "is stopped") child.stdin.write("stop\n");
    else child.kill("SIGKILL");
    await end.opened;
    await until(() => !existsSync(folder));
  });
});
