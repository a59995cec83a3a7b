import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** What a server has used since its start. */
export interface Usage {
  /** Seconds of processor time. */
  cpu: number;
  /** Most bytes of memory (RSS) at one time. */
  peakMemory: number;
}

/** A server in its own process, so that its processor time and memory can be measured. */
export interface ServerProcess {
  origin: string;
  usage(): Promise<Usage>;
  /** Sends a message to the server's `onMessage` and returns the answer. */
  ask(message: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Started {
  port: number;
}
interface Answered {
  usage: Usage;
  answer: unknown;
}

export interface StartOptions {
  env: Record<string, string>;
  /** File for the server's output. A server that logs to a file does the same work as one in production. */
  log: string;
  /** Options of node. */
  nodeOptions?: readonly string[];
  /** Run on the machine's last core only. Servers that are compared must run on the same one. */
  isPinned?: boolean;
}

/** Starts one of this folder's servers. Its module calls `serve`. */
export async function startProcess(
  module: URL,
  { env, log, nodeOptions = [], isPinned }: StartOptions,
): Promise<ServerProcess> {
  const output = openSync(log, "a");
  const child = fork(fileURLToPath(module), {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, "inherit", "ipc"],
    ...(isPinned && process.platform === "linux" ? pinned(nodeOptions) : { execArgv: [...nodeOptions] }),
  });
  closeSync(output);
  const { port } = await answerOf<Started>(child);
  const ask = (message: unknown): Promise<Answered> => {
    const answer = answerOf<Answered>(child);
    child.send({ message });
    return answer;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    usage: async () => (await ask("usage")).usage,
    ask: async (message) => (await ask(message)).answer,
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Node has no call for it, so the process is started by `taskset`. */
function pinned(nodeOptions: readonly string[]) {
  const core = String(availableParallelism() - 1);
  return { execPath: "taskset", execArgv: ["--cpu-list", core, process.execPath, ...nodeOptions] };
}

/**
 * Runs in the server's process: reports its port and answers messages of the bench. Ends when the parent process ends.
 */
export function serve(port: number, onMessage: (message: unknown) => unknown = () => undefined): void {
  process.on("message", async ({ message }: { message: unknown }) => {
    const answer = message === "usage" ? undefined : await onMessage(message);
    process.send?.({ usage: usageNow(), answer } satisfies Answered);
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ port } satisfies Started);
}

function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, peakMemory: peakMemory() };
}

/** `maxRSS` of a forked process begins with the memory of the process that forked it. Linux has the right figure. */
function peakMemory(): number {
  const kilobytes =
    process.platform === "linux"
      ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1])
      : process.resourceUsage().maxRSS;
  return kilobytes * 1024;
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A server of the bench ended with ${code}.`));
    child.once("error", reject);
    child.once("exit", onExit);
    child.once("message", (message: T) => {
      child.off("error", reject);
      child.off("exit", onExit);
      resolve(message);
    });
  });
}
