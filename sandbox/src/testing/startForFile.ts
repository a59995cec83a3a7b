import { afterAll, beforeEach } from "vitest";
import type { Config } from "../config.ts";
import type { Platform } from "../platform.ts";
import type { Sandbox } from "../server.ts";
import { Caller } from "./caller.ts";
import { startTestSandbox } from "./startTestSandbox.ts";
import { tokenOf } from "./tokenOf.ts";

/** The platform's parts stand beside it. `identity` does not: it can be another one later. */
interface Started extends Omit<Platform, "identity"> {
  sandbox: Sandbox;
  platform: Platform;
  caller: Caller;
  /** A token of a new session of that account. */
  tokenOf: (username: string) => Promise<string>;
}

/** A sandbox for the tests of one file, and what calls it. It ends after the last test; each test begins with no call counted. */
export async function startForFile(changes: Partial<Config> = {}): Promise<Started> {
  const sandbox = await startTestSandbox(changes);
  beforeEach(() => sandbox.platform.limiter.clear());
  afterAll(() => sandbox.close());
  const { platform } = sandbox;
  return {
    ...platform,
    platform,
    sandbox,
    caller: new Caller(sandbox),
    tokenOf: (username) => tokenOf(sandbox, username),
  };
}
