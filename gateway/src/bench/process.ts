import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server in its own process, so that its processor time can be measured. */
export interface ServerProcess {
  origin: string;
  /** Seconds of processor time since the start. */
  cpu(): Promise<number>;
  /** Sends a message to the server's `onMessage` and waits until it is handled. */
  tell(message: string): Promise<void>;
  stop(): Promise<void>;
}

interface Started {
  port: number;
}
interface Usage {
  cpu: number;
}

/** Starts one of this folder's servers. Its module calls `serve`. */
export async function startProcess(module: URL, env: Record<string, string>): Promise<ServerProcess> {
  const child = fork(fileURLToPath(module), {
    env: { ...process.env, ...env },
    // The servers write logs as usual, but not between the printed figures.
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

/**
 * Runs in the server's process: reports its port and answers messages of the bench. Ends when the parent process ends.
 */
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
