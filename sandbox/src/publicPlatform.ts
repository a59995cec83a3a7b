/** Passwords of the seeded accounts where developers work. Everybody knows them: documents and tests name them. */
export const PUBLISHED = { login: "Atrium!2026", weak: "a123456", payment: "246810" } as const;

/** Keys for development. Everybody knows them; `npm start -- --production` makes others. */
export const DEFAULT_SERVICE_KEY = "atrium-sandbox-service-key";
export const DEFAULT_SERVICE_LINK_KEY = Buffer.from("atrium-sandbox-service-link-key.").toString("base64url");
export const DEFAULT_LOTTERY_KEY = Buffer.from("atrium-sandbox-lottery-draws-key").toString("base64url");
/** Cloudflare's secret for tests: it accepts everybody. */
export const TURNSTILE_TEST_SECRET = "1x0000000000000000000000000000000AA";

/** Passwords of the seeded accounts on a platform for the public. All other seeded accounts can't log in there. */
export interface PrivatePasswords {
  demo: string;
  agent: string;
  /** The payment password of both: six digits. */
  payment: string;
}

/** The variables that can let strangers in. */
interface Given {
  SANDBOX_CONTROL: boolean;
  IDENTITY_PORT?: number | undefined;
  FIREBASE_EMULATED: boolean;
  RATE_LIMITS: "on" | "off";
  HUMAN_CHECK: "none" | "pow" | "turnstile";
  TURNSTILE_SECRET: string;
  SERVICE_KEY: string;
  SERVICE_LINK_KEY: string;
  LOTTERY_KEY: string;
}

const published: readonly string[] = Object.values(PUBLISHED);
const isPrivate = (password: string) => password.length >= 12 && !published.includes(password);

/** What keeps a platform from the public, one sentence each, without values. */
export function publicFaults(given: Given, { demo, agent, payment }: PrivatePasswords): string[] {
  const faults: [isFault: boolean, sentence: string][] = [
    [given.SANDBOX_CONTROL, "SANDBOX_CONTROL=1 gives whoever reaches this machine all accounts: leave it out"],
    [
      given.IDENTITY_PORT !== undefined,
      "IDENTITY_PORT starts imitated social networks that log anybody in: leave it out",
    ],
    [given.FIREBASE_EMULATED, "FIREBASE_EMULATED=1 accepts unsigned tokens: leave it out"],
    [given.RATE_LIMITS === "off", "RATE_LIMITS=off is for load tests: leave it out"],
    [given.HUMAN_CHECK === "none", "HUMAN_CHECK=none is for tests: set pow or turnstile"],
    [
      given.HUMAN_CHECK === "turnstile" && given.TURNSTILE_SECRET === TURNSTILE_TEST_SECRET,
      "HUMAN_CHECK=turnstile needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET of an account of yours",
    ],
    [given.SERVICE_KEY === DEFAULT_SERVICE_KEY, "SERVICE_KEY is the published one: set another"],
    [given.SERVICE_LINK_KEY === DEFAULT_SERVICE_LINK_KEY, "SERVICE_LINK_KEY is the published one: set another"],
    [given.LOTTERY_KEY === DEFAULT_LOTTERY_KEY, "LOTTERY_KEY is the published one: set another"],
    [!isPrivate(demo), "DEMO_PASSWORD is missing, published or shorter than 12 characters"],
    [!isPrivate(agent), "AGENT_PASSWORD is missing, published or shorter than 12 characters"],
    [
      !/^\d{6}$/.test(payment) || published.includes(payment),
      "PAYMENT_PASSWORD is missing, published or not of six digits",
    ],
  ];
  return faults.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}
