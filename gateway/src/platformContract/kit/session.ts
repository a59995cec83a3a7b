import { solve } from "@atrium/schema/proofOfWork";
import { z } from "zod";
import { readConfig } from "../../config/config.ts";
import { createCore } from "../../core.ts";
import { configSections } from "../../domains.ts";
import { UpstreamError } from "../../errors/upstreamError.ts";
import { sessionUpstream } from "../../session/session.upstream.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { ask, meaningOf, type Platform } from "./platform.ts";

/** A fault of how the kit was called or of the way to the platform, told in one sentence. */
export class UsageError extends Error {}

export interface Account {
  username: string;
  password: string;
}

/** Logs in and encrypts with the gateway's own code. Close it at the end. */
export async function openGatewayPart(platform: Platform) {
  const core = createCore(
    readConfig(
      {
        WPS_URL: platform.origin,
        MERCHANT: platform.merchant,
        SEAL_KEYS: `unused:${"A".repeat(43)}`,
        LOG_LEVEL: "silent",
      },
      configSections,
    ),
  );
  const { value } = await core.openContext({
    headers: {},
    bringsCookies: false,
    caller: { requestId: "contract-check", clientIp: "", host: "localhost" },
    trace: continueTrace(undefined, undefined),
    signal: AbortSignal.timeout(600_000),
  });
  const { scope } = value;
  return {
    /** The platform's token of an account. Throws a UsageError. */
    async logIn({ username, password }: Account): Promise<string> {
      try {
        const humanCheck = await solveHumanCheck(platform);
        const login = await sessionUpstream.make(scope).logIn({ username, password, remember: false, humanCheck });
        if ("mfaToken" in login) throw new UsageError(`${username} has a second factor: use an account without one.`);
        return login.token;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        throw new UsageError(`${username} can't log in: the platform answered ${error.status} ${error.code}.`);
      }
    },

    /** A text as an encrypted body of the contract; undefined while the platform gives no key. */
    async seal(text: string): Promise<string | undefined> {
      let body: string | undefined;
      const keep = async (sealed: string) => {
        body = sealed;
        return { content: null, body: Buffer.alloc(0), headers: {} };
      };
      await scope.shared.cipher.sending(text, keep).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error;
      });
      return body;
    },
    close: () => core.close(),
  };
}

export type GatewayPart = Awaited<ReturnType<typeof openGatewayPart>>;

const check = z.object({ provider: z.string(), challenge: z.string().nullish() });
const task = z.object({
  challenge: z.string(),
  salt: z.string().max(1_000),
  maxnumber: z.number().int().max(10_000_000),
});

/** The answer to the platform's proof of work; undefined when it asks for none. */
async function solveHumanCheck(platform: Platform) {
  const meaning = meaningOf(await ask(platform, { method: "GET", path: "/wps/verification/human" }));
  const asked = meaning.kind === "value" ? check.safeParse(meaning.value).data : undefined;
  if (asked === undefined || asked.provider === "none") return undefined;
  if (asked.provider !== "pow" || asked.challenge == null) {
    throw new UsageError(
      `The platform's human check is ${asked.provider}, which needs a person: give a session with --token.`,
    );
  }
  const found = solve(task.parse(JSON.parse(asked.challenge)));
  if (found === null) throw new UsageError("The platform's proof of work has no solution.");
  return { provider: "POW", challenge: asked.challenge, token: String(found) } as const;
}
