import type { Failure } from "./failure.ts";

/** The failure of a change without a usable answer. A file of its own, because first visits load it. */
export const unreachable: Failure = { isUnreachable: true, fields: {} };
