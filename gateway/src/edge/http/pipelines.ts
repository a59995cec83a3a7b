import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { onClose } from "./onClose.ts";

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const mostUnanswered = 2;
/** A connection with its requests that are not answered yet. */
interface Connection {
  unanswered: number;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Whether a request may be answered. Otherwise its connection is cut: Node begins all requests that arrive together, so one
 * packet with hundreds of them would open hundreds of files.
 */
export function mayAnswer({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const connection = connectionOf(socket);
  if (connection.unanswered >= mostUnanswered) {
    socket.destroy();
    return false;
  }
  connection.unanswered += 1;
  onClose(res, () => {
    connection.unanswered -= 1;
  });
  return true;
}

function connectionOf(socket: Socket): Connection {
  return connections.getOrInsertComputed(socket, () => ({ unanswered: 0 }));
}
