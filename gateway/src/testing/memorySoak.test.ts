import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { inRepository } from "../config/repository.ts";

const run = promisify(execFile);

// `npm run soak:memory -w @atrium/gateway` is the long form.
test("keeps its memory flat while strangers make up keys for every map", async () => {
  const program = inRepository("gateway/src/testing/memorySoak.process.ts");
  const { stdout } = await run(process.execPath, ["--max-old-space-size=512", "--expose-gc", program, "300"]);
  const { heapMegabytes } = JSON.parse(stdout);
  expect(Object.keys(heapMegabytes).length).toBeGreaterThan(9);
  for (const [flood, megabytes] of Object.entries(heapMegabytes)) {
    expect(megabytes, flood).toBeLessThan(100);
  }
}, 120_000);
