import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const lines = 2_000;
const logging = new URL("./logging.ts", import.meta.url);
const chunkedOutput = new URL("./chunkedOutput.ts", import.meta.url);

/** Runs a process that logs many lines and then ends in some way. Returns the numbers of the lines that it wrote. */
async function logged(ending: string): Promise<number[]> {
  const script = `
    import { ChunkedOutput } from ${JSON.stringify(chunkedOutput.href)};
    import { createLogger } from ${JSON.stringify(logging.href)};
    const output = new ChunkedOutput(1);
    const log = createLogger("info", output);
    for (let line = 0; line < ${lines}; line += 1) log.info({ line }, "x".repeat(100));
    ${ending}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  await once(child, "close");
  expect(text.endsWith("\n")).toBe(true);
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).line);
}

const all = Array.from({ length: lines }, (_, line) => line);

test.each([
  ["ends", ""],
  ["exits", "process.exit(1);"],
  ["throws", 'throw new Error("a fault");'],
  ["rejects", 'void Promise.reject(new Error("a fault"));'],
])("a process that %s loses no line of the log", async (_, ending) => {
  expect(await logged(ending)).toEqual(all);
});

test("a process that is killed loses only lines that were not written yet, and no part of a line", async () => {
  const late = `log.info({ line: ${lines} }, "late"); process.kill(process.pid, "SIGKILL");`;
  expect(await logged(`output.flush(() => { ${late} });`)).toEqual(all);
});
