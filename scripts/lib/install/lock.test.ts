import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

/** Takes the lock 30 times, and leaves it behind at the end, as a killed process does. */
const PROGRAM = `
  import { appendFileSync } from "node:fs";
  import { releaseLock, takeLock } from ${JSON.stringify(path.join(import.meta.dirname, "lock.mjs"))};
  const [, lock, log] = process.argv;
  for (let left = 30; left > 0; ) {
    if (!takeLock(lock)) continue;
    appendFileSync(log, "in" + process.pid + " ");
    appendFileSync(log, "out" + process.pid + " ");
    left -= 1;
    if (left > 0) releaseLock(lock);
  }
`;

it("gives the lock to one process at a time, also when several find one that a dead process has left", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-lock-"));
  const [lock, log] = [path.join(folder, "lock"), path.join(folder, "log")];
  const start = () => spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, lock, log], { stdio: "inherit" });
  const codes = await Promise.all(Array.from({ length: 6 }, () => once(start(), "exit").then(([code]) => code)));
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  const events = readFileSync(log, "utf8").trim().split(" ");
  expect(events).toHaveLength(6 * 30 * 2);
  for (let index = 0; index < events.length; index += 2)
    expect(events[index + 1]).toBe(events[index]?.replace("in", "out"));
});
