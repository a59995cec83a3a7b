import type { IncomingMessage } from "node:http";
import { type Caller, isForwarded } from "./caller.ts";

const localAddress = /^(::1|(::ffff:)?127\.)/;
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from this machine. Behind a proxy on this machine every request comes from a local address, and a
 * page of another site can make this machine's browser ask, also under a name that leads here: they do not count.
 */
export const isOfThisMachine = ({ headers }: IncomingMessage, { clientIp, host, site }: Caller): boolean =>
  localAddress.test(clientIp) && localHost.test(host) && site !== "foreign" && !isForwarded(headers);
