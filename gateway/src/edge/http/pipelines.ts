import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { onClose } from "./onClose.ts";

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const mostUnanswered = 2;
const unanswered = new WeakMap<Socket, number>();

/**
 * Whether a request may be answered. Otherwise its connection is cut: Node begins all requests that arrive together, so one
 * packet with hundreds of them would open hundreds of files.
 */
export function mayAnswer({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const before = unanswered.get(socket) ?? 0;
  if (before >= mostUnanswered) {
    socket.destroy();
    return false;
  }
  unanswered.set(socket, before + 1);
  onClose(res, () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return true;
}
