/** A request that reached the platform. */
export interface Call {
  method: string;
  path: string;
  query: string;
  status: number;
}

const CAPACITY = 10_000;

/** The platform's requests in order. Tests count with it how many calls a screen makes. */
export class CallLog {
  #calls: Call[] = [];

  add(call: Call): void {
    this.#calls.push(call);
    if (this.#calls.length > CAPACITY) this.#calls.shift();
  }

  list(): readonly Call[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}
