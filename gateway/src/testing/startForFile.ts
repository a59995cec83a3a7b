import type { SandboxAddresses } from "@atrium/scripts/product";
import { afterAll } from "vitest";
import type { GatewayOverrides } from "../server.ts";
import { openGateway } from "./gateway.ts";
import { sharedPlatform } from "./sharedPlatform.ts";

interface Started {
  sandbox: SandboxAddresses;
  t: Awaited<ReturnType<typeof openGateway>>;
}

/** The worker's sandbox, and a gateway for the tests of one file. It ends after the last test. */
export async function startForFile(
  variables: Record<string, string> = {},
  overrides: GatewayOverrides = {},
): Promise<Started> {
  const sandbox = await sharedPlatform();
  const t = await openGateway(sandbox, variables, overrides);
  afterAll(() => t[Symbol.asyncDispose]());
  return { sandbox, t };
}
