import type { WriteField } from "./plan.ts";

/** The property of an object that holds the texts of its selections. */
export const textCache = Symbol("textCache");

/**
 * An object with an answer that depends on the request's variant only. Its JSON text is stored in the object and used
 * again as long as the object lives. Fields that return promises are read anew each time.
 */
export interface KeepsTexts {
  readonly [textCache]: TextCache;
}

interface KeptText {
  variant: string;
  text: string;
}

/**
 * Most selections of one object with a kept text. The web client has few, but strangers can write any number of them.
 */
const mostSelections = 4;

/** The texts of one object, by selection. Each is kept for the latest variant of requests. */
export class TextCache {
  readonly #bySelection = new Map<WriteField, KeptText>();
  #owner: object | undefined;

  /** The text of this object. A copy of the object holds the same texts but may have other values, so it gets none. */
  get(object: object, selection: WriteField, variant: string): string | undefined {
    if (this.#owner !== object) return undefined;
    const kept = this.#bySelection.get(selection);
    return kept?.variant === variant ? kept.text : undefined;
  }

  set(object: object, selection: WriteField, variant: string, text: string): void {
    this.#owner ??= object;
    if (this.#owner !== object) return;
    if (this.#bySelection.size >= mostSelections) this.#bySelection.clear();
    this.#bySelection.set(selection, { variant, text });
  }
}

/** Writes objects by their kept texts, where they have them. */
export function keepingTexts(write: WriteField): WriteField {
  return (source, above, run) => {
    if (!keeps(source)) return write(source, above, run);
    const { variant } = run;
    if (variant === undefined) return write(source, above, run);
    const texts = source[textCache];
    const known = texts.get(source, write, variant);
    if (known !== undefined) return known;
    const failures = run.failures;
    const text = write(source, above, run);
    if (typeof text === "string" && run.failures === failures) texts.set(source, write, variant, text);
    return text;
  };
}

function keeps(source: unknown): source is object & KeepsTexts {
  return typeof source === "object" && source !== null && textCache in source;
}
