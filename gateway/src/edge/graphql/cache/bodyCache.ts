import { SharedBytes } from "../../http/compression.ts";

/** Most bodies of one answer. They differ in their extensions. */
export const mostBodies = 2;

/** The whole bodies of an answer that is sent again and again. Each is made once, so that it is compressed once. */
export class BodyCache {
  readonly #bodies = new Map<string, SharedBytes>();

  /** The body with these extensions, if it is kept. */
  get(extensions: string): SharedBytes | undefined {
    return this.#bodies.get(extensions);
  }

  /** Keeps the body with these extensions. */
  keep(extensions: string, made: Buffer | string): SharedBytes {
    if (this.#bodies.size >= mostBodies) this.#bodies.clear();
    const body = new SharedBytes(typeof made === "string" ? Buffer.from(made) : made);
    this.#bodies.set(extensions, body);
    return body;
  }
}
