import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepPrivate } from "./keepPrivate.ts";

test("closes a database folder to others of the machine, with all that is in it", () => {
  const scratch = mkdtempSync(path.join(tmpdir(), "atrium-private-"));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const folder = path.join(scratch, "new/database");
  const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
  keepPrivate(folder);
  expect(modeOf("")).toBe("700");
  mkdirSync(path.join(folder, "old"));
  writeFileSync(path.join(folder, "old/table"), "");
  for (const [name, mode] of [
    ["", 0o755],
    ["old", 0o755],
    ["old/table", 0o666],
  ] as const)
    chmodSync(path.join(folder, name), mode);
  keepPrivate(folder);
  expect([modeOf(""), modeOf("old"), modeOf("old/table")]).toEqual(["700", "700", "600"]);
});
