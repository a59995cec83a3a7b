import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server in a process of its own, so that its processor time is its own too. */
export interface ServerProcess {
  origin: string;
  /** Seconds of processor time used so far. */
  cpu(): Promise<number>;
  /** Sends a message to the server's `onMessage`, and waits until it has been dealt with. */
  tell(message: string): Promise<void>;
  stop(): Promise<void>;
}

interface Started {
  port: number;
}
interface Usage {
  cpu: number;
}

/** Starts one of this folder's servers; its module calls `serve`. */
export async function startProcess(module: URL, env: Record<string, string>): Promise<ServerProcess> {
  const child = fork(fileURLToPath(module), {
    env: { ...process.env, ...env },
    // Logs are written as ever, but not between the figures.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = await answerOf<Started>(child);
  const ask = async (message: string): Promise<Usage> => {
    const answer = answerOf<Usage>(child);
    child.send(message);
    return answer;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    cpu: async () => (await ask("cpu")).cpu,
    tell: async (message) => void (await ask(message)),
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** In the server's process: says where it listens, and answers what the bench asks. Ends with its parent. */
export function serve(port: number, onMessage: (message: unknown) => Promise<void> | void = () => undefined): void {
  const cpu = (): Usage => {
    const { user, system } = process.cpuUsage();
    return { cpu: (user + system) / 1e6 };
  };
  process.on("message", (message) => {
    void Promise.resolve(message === "cpu" ? undefined : onMessage(message)).then(() => process.send?.(cpu()));
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ port } satisfies Started);
}

function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`A server of the bench ended with ${code}.`));
    child.once("exit", onExit);
    child.once("message", (message: T) => {
      child.off("exit", onExit);
      resolve(message);
    });
  });
}
