import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../paths.ts";

/** An npm that installs only Node, and only when the file `go` stands there. A process that it starts writes until then. */
const NPM = `
  const { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } = require("node:fs");
  const { spawn } = require("node:child_process");
  appendFileSync("log", "begin\\n");
  mkdirSync("node_modules/half", { recursive: true });
  const helper = 'setInterval(() => require("node:fs").appendFileSync("node_modules/half/writes", "."), 10)';
  const writer = spawn(process.execPath, ["-e", helper]);
  writer.on("spawn", () => writeFileSync("writer", String(writer.pid)));
  if (process.env.STUBBORN) process.on("SIGTERM", () => {});
  setInterval(() => {
    if (existsSync("fail")) process.exit(7);
    if (!existsSync("go")) return;
    writer.kill("SIGKILL");
    mkdirSync("node_modules/node/bin", { recursive: true });
    if (!existsSync("noScripts")) symlinkSync(process.execPath, "node_modules/node/bin/node");
    appendFileSync("log", "end\\n");
    process.exit();
  }, 10);
`;

/** A clone, in a path with a space, in which `run.mjs hello` prints "hello" and its arguments. */
function createClone() {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "atrium-install-")), "a clone");
  for (const folder of ["scripts", ".data"]) mkdirSync(path.join(root, folder), { recursive: true });
  for (const part of ["package-lock.json", "scripts/run.mjs", "scripts/lib/install"])
    cpSync(inRoot(part), path.join(root, part), { recursive: true });
  writeFileSync(path.join(root, "scripts/hello.ts"), "console.log('hello', ...process.argv.slice(2));");
  writeFileSync(path.join(root, "npm.cjs"), NPM);
  const file = (name: string) => path.join(root, name);
  const read = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), "utf8") : "");
  return {
    read,
    write: (name: string, text = "") => writeFileSync(file(name), text),
    run: (variables: Record<string, string> = {}, ...args: string[]) => {
      const child = spawn(process.execPath, [file("scripts/run.mjs"), "hello", ...args], {
        env: { ...process.env, npm_execpath: file("npm.cjs"), ...variables },
      });
      const ended = once(child, "close").then(([code]) => code);
      return { child, output: outputOf(child), code: () => ended };
    },
    /** Waits until the npm of the nth installation, and the process that it starts, are at work. */
    atWork: (nth = 1) =>
      expect
        .poll(() => read("log").split("begin").length - 1 === nth && read("node_modules/half/writes") !== "", SOON)
        .toBe(true),
    isWriterAlive: () => isAlive(Number(read("writer"))),
  };
}

/** Each test has a clone of its own and waits for most of its time. */
const it = test.concurrent;

const SOON = { timeout: 10_000, interval: 20 };

function outputOf(child: ChildProcess) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += String(data)));
  return () => output;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("installs once, and runs the command with its arguments", async () => {
  const clone = createClone();
  clone.write("go");
  const first = clone.run({}, "--name", "two words");
  expect(await first.code()).toBe(0);
  expect(first.output()).toBe(
    "Installing dependencies (about a minute, only when they changed) …\nhello --name two words\n",
  );
  const second = clone.run();
  expect(await second.code()).toBe(0);
  expect(second.output()).toBe("hello\n");
  expect(clone.read("log")).toBe("begin\nend\n");
  expect(clone.read(".data/install.lock")).toBe("");
});

it.each([
  ["SIGINT", 130, {}],
  ["SIGTERM", 143, {}],
  ["SIGINT", 130, { STUBBORN: "1" }],
] as const)(
  "ends the whole installation at %s, and the next command installs anew",
  async (signal, code, variables) => {
    const clone = createClone();
    const first = clone.run(variables);
    await clone.atWork();
    first.child.kill(signal);
    expect(await first.code()).toBe(code);
    expect(clone.isWriterAlive()).toBe(false);
    expect(first.output()).toContain("The installation is not complete; the next command starts it anew.");
    clone.write("go");
    const second = clone.run();
    expect(await second.code()).toBe(0);
    expect(second.output()).toContain("The last installation did not finish; it starts anew.");
    expect(second.output()).toContain("hello");
    expect(clone.read("log")).toBe("begin\nbegin\nend\n");
  },
);

it("ends the whole installation when its terminal is closed, which takes no more output", async () => {
  const clone = createClone();
  const { child, code } = clone.run();
  await clone.atWork();
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  child.kill("SIGHUP");
  expect(await code()).toBe(129);
  expect(clone.isWriterAlive()).toBe(false);
});

it("lets a second command wait for the installation of the first", async () => {
  const clone = createClone();
  const first = clone.run();
  await clone.atWork();
  const second = clone.run();
  const waits = `Waiting for another command that installs (process ${first.child.pid}) …`;
  await expect.poll(second.output, SOON).toContain(waits);
  clone.write("go");
  expect(await Promise.all([first.code(), second.code()])).toEqual([0, 0]);
  expect(second.output()).toBe(`${waits}\nhello\n`);
  expect(clone.read("log")).toBe("begin\nend\n");
});

it("lets one of the waiting commands install when the first is interrupted", async () => {
  const clone = createClone();
  const first = clone.run();
  await clone.atWork();
  const others = [clone.run(), clone.run()];
  for (const { output } of others) await expect.poll(output, SOON).toContain("Waiting");
  first.child.kill("SIGINT");
  await clone.atWork(2);
  clone.write("go");
  expect(await Promise.all(others.map(({ code }) => code()))).toEqual([0, 0]);
  expect(clone.read("log")).toBe("begin\nbegin\nend\n");
});

it("ends the installation that a killed command has left, and installs anew", async () => {
  const clone = createClone();
  const first = clone.run();
  await clone.atWork();
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  expect(clone.isWriterAlive()).toBe(true);
  const second = clone.run();
  await clone.atWork(2);
  clone.write("go");
  expect(await second.code()).toBe(0);
  expect(second.output()).toMatch(/^Ending an installation that outlived its command \(process \d+\) …/);
  expect(clone.read("log")).toBe("begin\nbegin\nend\n");
});

it("takes over the lock of a process that is gone, though its number is another process's now", async () => {
  const clone = createClone();
  clone.write("go");
  clone.write(".data/install.lock", JSON.stringify({ holder: { pid: process.pid, start: "before" } }));
  const { code, output } = clone.run();
  expect(await code()).toBe(0);
  expect(output()).toContain("did not finish");
});

it("says that npm failed, and tries again at the next command", async () => {
  const clone = createClone();
  clone.write("fail");
  const first = clone.run();
  expect(await first.code()).toBe(1);
  expect(first.output()).toContain("The installation failed: npm ended with status 7; its output above says why.");
});

it("says what to do where npm runs no install scripts, so that the repository's Node is missing", async () => {
  const clone = createClone();
  for (const name of ["go", "noScripts"]) clone.write(name);
  const { code, output } = clone.run();
  expect(await code()).toBe(1);
  expect(output()).toContain("npm_config_ignore_scripts=false npm start");
});
