import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const main = path.resolve(import.meta.dirname, "../main.ts");

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  origin: string;
  pid: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a sandbox with its controls on a free port. */
export async function startSandboxProcess(env: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: "0", CDN_PORTS: "", SANDBOX_CONTROL: "1", HUMAN_CHECK: "none", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /sandbox at (\S+),/.exec(line)?.[1];
    if (origin === undefined) continue;
    const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      await exited;
    };
    return { origin, pid: child.pid ?? 0, stop };
  }
  throw new Error("the sandbox ended before it was ready");
}
