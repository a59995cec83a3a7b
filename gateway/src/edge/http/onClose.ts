import type { ServerResponse } from "node:http";

/** Calls the listener when the answer's connection is closed, also when it already is. */
export function onClose(res: ServerResponse, listener: () => void): void {
  if (res.closed) listener();
  else res.once("close", listener);
}
