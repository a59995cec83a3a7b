import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { findFreePort } from "../machine/ports.ts";
import { ServiceGroup } from "./services.ts";

vi.spyOn(console, "log").mockImplementation(() => undefined);

const newGroup = (silentMs?: number) => new ServiceGroup(() => undefined, { ...(silentMs && { silentMs }) });

describe("a service that takes long to start", () => {
  const SILENT_MS = 1_500;
  /** Prints a line as often as `printsEvery` says, and listens after twice the time that it may be silent. */
  const slow = (port: number, printsEvery: number) => ({
    name: "slow",
    readyUrl: `http://127.0.0.1:${port}`,
    args: [
      "-e",
      `setInterval(() => console.log("working"), ${printsEvery});
       setTimeout(() => require("node:http").createServer((_, res) => res.end()).listen(${port}), ${2 * SILENT_MS});`,
    ],
  });

  it("is awaited while it prints lines", async () => {
    const group = newGroup(SILENT_MS);
    const port = await findFreePort();
    await group.start(slow(port, 100)).finally(() => group.stop());
  });

  it("is given up when it is silent", async () => {
    const group = newGroup(SILENT_MS);
    const start = group.start(slow(await findFreePort(), 60_000));
    await expect(start.finally(() => group.stop())).rejects.toThrow("slow is not ready, and has printed nothing for");
  });
});

it("leaves no process that a service has started", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atrium-services-")), "helper");
  const busy = `require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid)); for (;;);`;
  const code = `
    require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(busy)}]);
    setInterval(() => undefined, 1_000);`;
  const group = newGroup();
  await group.start({ name: "parent", args: ["-e", code] });
  await expect.poll(() => existsSync(file) && readFileSync(file, "utf8"), { timeout: 10_000 }).toBeTruthy();
  await group.stop();
  await expect.poll(() => isRunning(Number(readFileSync(file, "utf8"))), { timeout: 10_000 }).toBe(false);
});

it("stops its services when its terminal is closed, which takes no more output", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atrium-services-")), "service");
  const service = `
    require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid));
    process.on("SIGTERM", () => setTimeout(() => process.exit(), 500));
    setInterval(() => console.log("working"), 20);`;
  const program = `
    import { ServiceGroup } from ${JSON.stringify(path.join(import.meta.dirname, "services.ts"))};
    const group = new ServiceGroup(() => undefined);
    group.stopOnSignals();
    await group.start({ name: "talking", args: ["-e", ${JSON.stringify(service)}] });`;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const ended = once(starter, "exit");
  await expect.poll(() => existsSync(file) && readFileSync(file, "utf8"), { timeout: 10_000 }).toBeTruthy();
  for (const stream of [starter.stdout, starter.stderr]) stream.destroy();
  starter.kill("SIGHUP");
  expect(await ended).toEqual([0, null]);
  expect(isRunning(Number(readFileSync(file, "utf8")))).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
