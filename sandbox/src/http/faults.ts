import type { Code } from "./codes.ts";
import { PlatformError } from "./errors.ts";

/** An injected fault for calls with a path that begins with `path`. */
export interface Fault {
  path: string;
  /** Delay before anything else. */
  latencyMs?: number;
  /** Answers with this HTTP status. */
  status?: number;
  /** Answers with this error code, in the platform's envelope. */
  code?: Code;
  /** Answers with an unusable body. */
  shape?: "html" | "truncated" | "empty" | "wrong";
  /** From 0 to 1; 1 is always. */
  probability: number;
  /** Number of calls that are still affected; no limit when left out. */
  times?: number;
}

const BODIES: Record<NonNullable<Fault["shape"]>, { type: string; body: string }> = {
  html: { type: "text/html", body: "<html><body><h1>502 Bad Gateway</h1></body></html>" },
  truncated: { type: "application/json", body: '{"success":true,"value":{"list":[{"na' },
  empty: { type: "application/json", body: "" },
  wrong: { type: "application/json", body: '{"success":true,"value":{"unexpected":[1,2,3]},"code":"OK"}' },
};

/** Faults that tests inject through `/sandbox/chaos`; none by default. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** The fault that applies to this call, if any; counts it. */
  strike(path: string): Fault | undefined {
    const fault = this.#faults.find(
      (candidate) => path.startsWith(candidate.path) && Math.random() < candidate.probability,
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    }
    return fault;
  }

  /** The answer of a faulty call; undefined when it is only delayed. Throws the error of a fault with a code. */
  answer({ status, code, shape }: Fault): Response | undefined {
    if (code !== undefined) throw new PlatformError(code);
    if (status === undefined && shape === undefined) return undefined;
    const { type, body } = BODIES[shape ?? "html"];
    return new Response(body, { status: status ?? 200, headers: { "content-type": type } });
  }
}
