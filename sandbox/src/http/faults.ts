import type { Code } from "./codes.ts";
import { PlatformError } from "./errors.ts";

/** What goes wrong, on request, for the calls whose path begins with `path`. */
export interface Fault {
  path: string;
  /** Waits before anything else. */
  latencyMs?: number;
  /** Answers this HTTP status instead of the real answer. */
  status?: number;
  /** Refuses with this code of the platform's, in its envelope. */
  code?: Code;
  /** Answers a body that no client should trust. */
  shape?: "html" | "truncated" | "empty" | "wrong";
  /** 1 is always. */
  probability: number;
  /** How often it still happens; for ever when left out. */
  times?: number;
}

const BODIES: Record<NonNullable<Fault["shape"]>, { type: string; body: string }> = {
  html: { type: "text/html", body: "<html><body><h1>502 Bad Gateway</h1></body></html>" },
  truncated: { type: "application/json", body: '{"success":true,"value":{"list":[{"na' },
  empty: { type: "application/json", body: "" },
  wrong: { type: "application/json", body: '{"success":true,"value":{"unexpected":[1,2,3]},"code":"OK"}' },
};

/** The platform's bad days: set by `/sandbox/chaos`, none unless asked for. */
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

  /** The fault for a call, if one strikes; counts it. */
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

  /** What a struck call answers; undefined when it was only slowed down. Throws the refusal that was asked for. */
  answer({ status, code, shape }: Fault): Response | undefined {
    if (code !== undefined) throw new PlatformError(code);
    if (status === undefined && shape === undefined) return undefined;
    const { type, body } = BODIES[shape ?? "html"];
    return new Response(body, { status: status ?? 200, headers: { "content-type": type } });
  }
}
