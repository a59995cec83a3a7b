import { type Sandbox, startSandbox } from "@atrium/sandbox";
import { readConfig } from "@atrium/sandbox/config";
import { sandboxSecrets } from "@atrium/scripts/product";
import { secrets } from "./secrets.ts";

/** Settings in which a sandbox differs from the others of the tests. */
type PlatformOptions = Partial<Parameters<typeof startSandbox>[0]>;

/** Starts an own sandbox, in memory and on free ports. Most files share one: `sharedPlatform`. */
export function startTestPlatform({ events = true, ...changes }: PlatformOptions = {}): Promise<Sandbox> {
  return startSandbox({
    ...readConfig({ ...sandboxSecrets(secrets), CHAT_ANSWER_MS: "20", HUMAN_CHECK: "none" }),
    port: 0,
    cdnPorts: [0, 0, 0],
    dataDir: "memory",
    control: true,
    events,
    // Tests log in more often than people.
    rateLimits: false,
    ...changes,
  });
}
