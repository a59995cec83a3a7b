import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { socketAddress } from "../http/socketAddress.ts";

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Allows the controls from this machine only, and answers 404 when they are off: they give full power over the
 * platform.
 */
export const controlGuard = (isOn: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!isOn || !isLocal(c)) throw new PlatformError("NOT_FOUND");
    await next();
  });

function isLocal(c: Context): boolean {
  // A web page can make this machine's browser call localhost, also under a host name that resolves to it. Older browsers
  // send no `Sec-Fetch-Site`, but an `Origin` with every change.
  const [site, origin] = [c.req.header("Sec-Fetch-Site"), c.req.header("Origin")];
  const host = c.req.header("Host") ?? "localhost";
  if (site !== undefined && site !== "none" && site !== "same-origin") return false;
  if (!LOCAL_HOST.test(host) || (origin !== undefined && origin !== `http://${host}`)) return false;
  const address = socketAddress(c);
  return address === undefined || LOOPBACK.test(address);
}
