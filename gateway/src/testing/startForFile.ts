import type { SandboxAddresses } from "@atrium/scripts/product";
import { afterAll, beforeEach } from "vitest";
import type { GatewayOverrides } from "../server.ts";
import { openGateway } from "./gateway.ts";
import { sharedPlatform } from "./sharedPlatform.ts";

interface Started {
  sandbox: SandboxAddresses;
  t: Awaited<ReturnType<typeof openGateway>>;
}

/** A gateway for the tests of one file. It ends after the last test; each test begins with no call noted. */
export async function openForFile(...given: Parameters<typeof openGateway>) {
  const t = await openGateway(...given);
  afterAll(() => t[Symbol.asyncDispose]());
  beforeEach(() => {
    t.sent.length = 0;
  });
  return t;
}

/** The worker's sandbox, and such a gateway. */
export async function startForFile(
  variables: Record<string, string> = {},
  overrides: GatewayOverrides = {},
): Promise<Started> {
  const sandbox = await sharedPlatform();
  return { sandbox, t: await openForFile(sandbox, variables, overrides) };
}
