import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { routes } from "../routes.ts";
import type { Sandbox } from "../server.ts";
import { Caller } from "../testing/caller.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";
import { tokenOf } from "../testing/tokenOf.ts";
import { requireAgent, requireRealAccount, requireSession } from "./guard.ts";

type Rule = "everybody" | "members" | "real accounts" | "agents";

let sandbox: Sandbox;
let caller: Caller;
/** A token for each kind of account that the contract distinguishes. */
const tokens = new Map<string, string | undefined>();
sandbox = await startTestSandbox({ rateLimits: false });
caller = new Caller(sandbox);
const calls = rulesOf(sandbox);
const trial = await caller.post<{ token: string }>("/wps/session/login/freeplay", { body: {} });
tokens.set("guest", undefined).set("trial (4)", trial.value.token);
for (const [kind, username] of [
  ["player (0)", "demo"],
  ["agent (1)", "agent"],
  ["senior agent (2)", "senior"],
  ["affiliate (41)", "affiliate"],
  ["sub-account (42)", "affiliatesub"],
] as const) {
  tokens.set(kind, await tokenOf(sandbox, username));
}
afterAll(() => sandbox.close());

/** Which rule stands before each call, as the routes have it. */
function rulesOf({ platform }: Sandbox): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const { method, path, handler } of createApp(platform, routes).routes) {
    if (!/^\/(wps|lgw|lotto)\//.test(path) || method === "ALL") continue;
    const call = `${method} ${path}`;
    const rule =
      handler === requireAgent
        ? "agents"
        : handler === requireRealAccount
          ? "real accounts"
          : handler === requireSession
            ? "members"
            : undefined;
    if (rule !== undefined || !rules.has(call)) rules.set(call, rule ?? "everybody");
  }
  return rules;
}

// CONTRACT 0: what each kind of account may do. The first that fits counts.
const CONTRACT: readonly (readonly [RegExp, Rule])[] = [
  [/relay\/ACS_|GCS_transferDownline/, "agents"],
  [/game\/launchGame|GLS2_launchRoom/, "real accounts"],
  [/GCSGAME_favorite|GCS_recentGame/, "real accounts"],
  [
    /GCS_merchantWallet|GCS_currencyWallets|GCS_selectCurrency|GCS_transfer|GCS_walletTransfer|info\/funds|member\/change$/,
    "real accounts",
  ],
  [/GCS_(deposit|withdraw)|MCSFE_(transactionRecords|betRecords|personalProfit)/, "real accounts"],
  [/MCSFE_(bonus|freeSpin|rebates|reward|referral)/, "real accounts"],
  [/PRM_(signIn|raffleTickets|raffleClaim|redEnvelopeClaim)$/, "real accounts"],
  [/PRM_(signInStatus|raffleDetail|redEnvelopeList)$/, "everybody"],
  [/PRM_(join|claim|apply)/, "real accounts"],
  [/MCSFE_(mission(Summary|List|Claim)|vipProgress)/, "real accounts"],
  [/PRM_leaderboardJoin|GCSGAME_jackpotOptIns?$/, "real accounts"],
  [/PTS_(balance|redeem|redeemHistory|convert|transactions)$/, "real accounts"],
  [/relay\/CSP_chat|GET \/wps\/agent\/application/, "real accounts"],
  [/member\/(security|stepUp|paymentPassword|bankCards|email|mobile|mfa|passkeys)/, "real accounts"],
  [/verification\/(sms|email)\/member/, "real accounts"],
  [/POST \/wps\/member\/password$/, "real accounts"],
  [/MCSFE_(setPlayerAvatar|message)|POST \/wps\/upload/, "real accounts"],
  [
    /member\/(activityStatement|identityCheck|profile|terms|close|push|limits(\/(confirm|keep))?|realityCheck(\/ack)?|timeout|selfExclusion)$/,
    "real accounts",
  ],
  [/GET \/wps\/upload/, "members"],
  [/member\/(info|language)|MCSFE_(avatarList|getPlayerAvatar)|CSP_unreadCount|wallets\/balance/, "members"],
  [/session\/(current|list|history|others|:id)/, "members"],
  [
    /^(GET|POST|PUT) \/wps\/(system|verification|session\/login|captcha|events|push|webhooks|feedback|agent\/(affiliate|apply|inviteClick|reportMailStop))/,
    "everybody",
  ],
  [/member\/(register|username|password\/)/, "everybody"],
  [/DELETE \/wps\/session\/logout/, "everybody"],
  [/\/lgw\/(orders|vn\/games\/recent)/, "real accounts"],
  [/\/lgw\/(vn\/)?(games|numeros)\//, "everybody"],
  [
    /relay\/(GCSGAME_|GLS2_roomList|MCSFE_getListAnnouncements|PRM_(list|detail|leaderboardList|leaderboardDetail)$|PTS_(rewardList|config)$|MCSFE_(missionLeaderboard|vipLevels))|game\/launchDemo/,
    "everybody",
  ],
];

test("every call has the rule of the contract's table", () => {
  const wrong = [...calls].filter(([call, rule]) => CONTRACT.find(([form]) => form.test(call))?.[1] !== rule);
  expect(wrong).toEqual([]);
  expect(calls.size).toBeGreaterThan(50);
});

const REFUSALS: Readonly<Record<Rule, (kind: string) => string | undefined>> = {
  everybody: () => undefined,
  members: (kind) => (kind === "guest" ? "UNAUTHENTICATED" : undefined),
  "real accounts": (kind) => ({ guest: "UNAUTHENTICATED", "trial (4)": "TRIAL_ACCOUNT" })[kind],
  agents: (kind) => ({ guest: "UNAUTHENTICATED", "trial (4)": "TRIAL_ACCOUNT", "player (0)": "FORBIDDEN" })[kind],
};
const REFUSED = new Set(["UNAUTHENTICATED", "SESSION_EXPIRED", "TRIAL_ACCOUNT", "FORBIDDEN"]);

describe.each([
  "guest",
  "player (0)",
  "trial (4)",
  "agent (1)",
  "senior agent (2)",
  "affiliate (41)",
  "sub-account (42)",
])("%s", (kind) => {
  test("is admitted and refused as the contract says", async () => {
    const token = tokens.get(kind);
    for (const [call, rule] of calls) {
      if (rule === "everybody") continue;
      const [method = "", path = ""] = call.split(" ");
      // The code behind the rule refuses the empty request, which also shows that the rule let the caller in.
      const filled = path.replace(/:orderId|:id\{[^/]+\}|:id/, "00000000-0000-4000-8000-000000000000");
      const { code } = await caller.call(method, filled, {
        ...(token !== undefined && { token }),
        ...(method !== "GET" && { body: {} }),
      });
      expect([call, REFUSED.has(code) ? code : undefined]).toEqual([call, REFUSALS[rule](kind)]);
    }
  });
});
