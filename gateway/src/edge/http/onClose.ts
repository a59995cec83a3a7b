import type { ServerResponse } from "node:http";

/** Calls the listener when the answer's connection is closed, also when it already is. */
export function onClose(res: ServerResponse, listener: () => void): void {
  if (res.closed) listener();
  // An answer is closed once, and `once` costs more.
  else res.on("close", listener);
}
