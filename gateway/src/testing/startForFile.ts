import { afterAll } from "vitest";
import { openGateway, startTestPlatform } from "./gateway.ts";

interface Started {
  sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
  t: Awaited<ReturnType<typeof openGateway>>;
}

/** Starts a platform and a gateway for the tests of one file, and ends both after the last test. */
export async function startForFile(): Promise<Started> {
  const sandbox = await startTestPlatform();
  const t = await openGateway(sandbox);
  afterAll(async () => {
    await t[Symbol.asyncDispose]();
    await sandbox.close();
  });
  return { sandbox, t };
}
