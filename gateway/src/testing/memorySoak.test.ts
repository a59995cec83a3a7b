import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

// `npm run soak:memory -w @atrium/gateway` is the long form.
test("keeps its memory flat while strangers make up keys for every map", async () => {
  const program = new URL("./memorySoak.process.ts", import.meta.url).pathname;
  const { stdout } = await run(process.execPath, ["--max-old-space-size=512", "--expose-gc", program, "300"]);
  const { heapMegabytes } = JSON.parse(stdout);
  expect(Object.keys(heapMegabytes).length).toBeGreaterThan(9);
  for (const [flood, megabytes] of Object.entries(heapMegabytes)) {
    expect(megabytes, flood).toBeLessThan(100);
  }
}, 120_000);
