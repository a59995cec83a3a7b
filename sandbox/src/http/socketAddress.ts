import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Where a request came from; undefined when a test calls the app without a socket. */
export function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
