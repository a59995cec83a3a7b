import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "../paths.ts";

export interface Service {
  name: string;
  /** Arguments for Node: a file and its arguments. */
  args: string[];
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Address that answers 2xx when the service is ready. */
  readyUrl?: string;
}

const STOP_MS = 25_000;
/**
 * A service that starts may be silent this long: a busy or slow machine fills the database of a first start in minutes. A
 * fill that takes longer, on a Postgres server, prints that it goes on.
 */
const SILENT_MS = 600_000;
const ASK_MS = 5_000;

/** How a service ended: its exit code, or the signal that ended it. */
export type ServiceEnd = `exit code ${number}` | NodeJS.Signals;
type OnUnexpectedEnd = (service: Service, end: ServiceEnd) => void;

/** Runs services side by side, prefixes each line of their output with the name of the service, and stops them together. */
export class ServiceGroup {
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;
  /** When each service has started or printed a line, whichever is later. */
  readonly #lastSigns = new Map<string, number>();
  readonly #onUnexpectedEnd: OnUnexpectedEnd;
  readonly #silentMs: number;

  constructor(onUnexpectedEnd: OnUnexpectedEnd, { silentMs = SILENT_MS } = {}) {
    this.#onUnexpectedEnd = onUnexpectedEnd;
    this.#silentMs = silentMs;
  }

  /**
   * Starts a service and waits until it is ready, as long as it prints something now and then. Does nothing once the services
   * are being stopped.
   */
  async start(service: Service): Promise<void> {
    if (this.#stopping) return;
    const { name, args, cwd = root, env = {}, readyUrl } = service;
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own: Ctrl-C reaches only this process, which stops the services in order.
      detached: true,
    });
    this.#running.set(name, child);
    this.#lastSigns.set(name, Date.now());
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        this.#lastSigns.set(name, Date.now());
        console.log(`${name.padEnd(8)}│ ${line}`);
      });
    }
    child.on("exit", (code, signal) => {
      this.#running.delete(name);
      killGroup(child);
      if (!this.#stopping) this.#onUnexpectedEnd(service, signal ?? `exit code ${code ?? 0}`);
    });
    if (readyUrl) await this.#waitUntilReady(name, readyUrl);
  }

  /** Asks every service to end, the last started first; kills a service that has not ended after 25 s. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#running.values()].reverse()) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      const kill = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await gone;
      clearTimeout(kill);
    }
  }

  /**
   * Stops all services when this process gets a signal, or its terminal is closed, and kills them at the second signal. A
   * closed terminal may send its signal twice.
   */
  stopOnSignals(): void {
    // A closed terminal takes no output. Without a listener the error would end this process before its services.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (this.#stopping && signal === "SIGHUP") return;
        if (this.#stopping) {
          for (const child of this.#running.values()) killGroup(child);
          process.exit(1);
        }
        console.log("\nStopping …");
        void this.stop().then(() => process.exit(0));
      });
    }
  }

  async #waitUntilReady(name: string, url: string): Promise<void> {
    while (Date.now() < (this.#lastSigns.get(name) ?? 0) + this.#silentMs) {
      if (!this.#running.has(name)) throw new Error(`${name} ended before it was ready`);
      const ok = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) }).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    throw new Error(`${name} is not ready, and has printed nothing for ${Math.round(this.#silentMs / 60_000)} minutes`);
  }
}

/** Kills a service with the processes that it has started, which may outlive it. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // No process of the group is left.
  }
}
