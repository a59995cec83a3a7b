import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Remote address of a request; undefined when a test calls the app without a socket. */
export function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
