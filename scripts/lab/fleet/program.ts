import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { root } from "../../lib/paths.ts";

/** A running program that writes its output to a file. */
export interface Program {
  pid: number;
  /** Resolves when the program has ended. */
  ended: Promise<unknown>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program; its output is appended to `<name>.log` in the folder. */
export function startProgram(
  name: string,
  [command, ...args]: [string, ...string[]],
  { folder, env = {} }: { folder: string; env?: Record<string, string> },
): Program {
  const log = openSync(path.join(folder, `${name}.log`), "a");
  // A process group of its own: Ctrl-C reaches only the script, which stops its programs in order.
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  if (child.pid === undefined) throw new Error(`${command} could not be started.`);
  const ended = once(child, "exit");
  // However the script ends, its programs end with it.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  void ended.then(() => process.off("exit", kill));
  return {
    pid: child.pid,
    ended,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}

/** Asks until the answer is yes; fails after a minute. */
export async function until(question: string, isTrue: () => Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (await isTrue().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${question} did not come true within ${limitMs / 1000} s.`);
}

/** Waits until an address answers 2xx. */
export const untilReady = (url: string) => until(`${url} is ready`, async () => (await fetch(url)).ok, 300_000);
