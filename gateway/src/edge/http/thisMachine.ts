import type { IncomingMessage } from "node:http";
import type { Caller } from "./caller.ts";

/**
 * Whether a request comes from this machine. Behind a proxy on this machine every request comes from a local address, so
 * forwarded requests do not count.
 */
export const isOfThisMachine = ({ headers }: IncomingMessage, { clientIp }: Caller): boolean =>
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  /^(::1|(::ffff:)?127\.)/.test(clientIp);
