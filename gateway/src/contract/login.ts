import { readConfig } from "../config/config.ts";
import { createCore } from "../core.ts";
import { configSections } from "../domains.ts";
import { sessionUpstream } from "../session/session.upstream.ts";
import { continueTrace } from "../telemetry/trace.ts";

/** Logs an account in with the gateway's own code; returns the platform's token. */
export async function platformToken(
  origin: string,
  merchant: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const config = readConfig(
    { WPS_URL: origin, MERCHANT: merchant, SEAL_KEYS: `unused:${"A".repeat(43)}` },
    configSections,
  );
  const core = createCore(config);
  try {
    const { value } = await core.openContext({
      headers: {},
      bringsCookies: false,
      caller: { requestId: "contract-check", clientIp: "", host: "localhost" },
      trace: continueTrace(undefined, undefined),
      signal: AbortSignal.timeout(20_000),
    });
    const login = await sessionUpstream(value.scope).logIn({ username, password, remember: false });
    if ("mfaToken" in login) throw new Error("The account has a second factor: the check needs one without.");
    return login.token;
  } finally {
    await core.close();
  }
}
