import type { Text } from "./plan.ts";
import { ignoreFailures } from "./promises.ts";

/** Joins JSON text in order, although parts of it may come later. Without a promise it makes none. */
export class Joiner {
  #text = "";
  #parts: Text[] | undefined;

  add(before: string, value: Text): void {
    if (typeof value === "string" || value === null) {
      this.#text += before;
      this.#text += value;
      return;
    }
    this.#parts ??= [];
    this.#parts.push(this.#text + before, value);
    this.#text = "";
  }

  end(after: string): string | Promise<string> {
    const rest = this.#text + after;
    return this.#parts === undefined ? rest : joined(this.#parts, rest);
  }

  /** Stops waiting for the parts, because the whole has failed. */
  abandon(): void {
    if (this.#parts !== undefined) ignoreFailures(this.#parts);
  }
}

/** As `Promise.all` and `join`, but settles with the last part and allocates less. */
function joined(parts: Text[], rest: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    for (const [index, part] of parts.entries()) {
      if (typeof part === "string" || part === null) continue;
      missing += 1;
      part.then((text) => {
        parts[index] = text;
        missing -= 1;
        if (missing > 0) return;
        let whole = "";
        for (const each of parts) whole += each;
        resolve(whole + rest);
      }, reject);
    }
  });
}
