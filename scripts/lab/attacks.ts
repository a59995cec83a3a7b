/**
 * Repeats attacks of strangers against a product that `npm start -- --production` runs on this machine: locks that they could
 * turn, published passwords, imitated networks, ports that serve too much. Prints a line for each; exits with 1 when one works.
 */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readArguments, refuse } from "../lib/commandLine.ts";

const USAGE = `node scripts/lab/attacks.ts [options]

  --at ORIGIN        the gateway, http://localhost:4000 by default
  --sandbox ORIGIN   the sandbox, http://127.0.0.1:4100 by default; its CDNs are on the next port
  --data-dir FOLDER  the product's data, .data by default: the passwords and the partner's key are read there`;

const { values } = readArguments(USAGE, {
  options: {
    at: { type: "string", default: "http://localhost:4000" },
    sandbox: { type: "string", default: "http://127.0.0.1:4100" },
    "data-dir": { type: "string", default: ".data" },
  },
});
const { at, sandbox, "data-dir": dataDir } = values;

function readSecrets(): Record<"PARTNER_KEYS" | "DEMO_PASSWORD" | "AGENT_PASSWORD", string> {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  } catch {
    return refuse(`${dataDir} has no secrets.json: start the product with npm start -- --production first.`);
  }
}
const secrets = readSecrets();

interface Refused {
  userErrors: { code: string }[];
}
interface Answer {
  data?: { done?: Refused; task?: { humanCheck: { challenge: string } | null } } | null;
  errors?: { extensions?: { code?: string } }[];
}

/** A browser: it keeps cookies. It has a partner's key, because the product takes only registered operations of others. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async ask(query: string, input: object = {}): Promise<Answer> {
    const response = await fetch(`${at}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-atrium-csrf": "1",
        "x-atrium-partner-key": secrets.PARTNER_KEYS,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body: JSON.stringify({ query, variables: { input } }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response.json();
  }

  /** The code of the refusal, or OK. */
  async code(query: string, input: object): Promise<string> {
    const { data, errors } = await this.ask(query, { ...input, humanCheck: await this.#solve() });
    return data?.done?.userErrors[0]?.code ?? errors?.[0]?.extensions?.code ?? "OK";
  }

  async #solve() {
    const { data } = await this.ask("mutation { task: requestHumanCheck { humanCheck { challenge } } }");
    const text = data?.task?.humanCheck?.challenge;
    if (text === undefined) return null;
    const { salt, challenge, maxnumber } = JSON.parse(text);
    for (let number = 0; number <= maxnumber; number += 1) {
      const hash = createHash("sha256").update(`${salt}${number}`).digest("hex");
      if (hash === challenge) return { provider: "POW", challenge: text, token: String(number) };
    }
    return null;
  }

  logIn = (username: string, password: string) =>
    this.code("mutation ($input: LogInInput!) { done: logIn(input: $input) { userErrors { code } } }", {
      username,
      password,
    });
  logOut = () => this.ask("mutation { logOut(input: {}) { userErrors { code } } }");
  tryFree = () =>
    this.code(
      "mutation ($input: StartFreePlayInput!) { done: startFreePlay(input: $input) { userErrors { code } } }",
      {},
    );
}

const times = async <T>(count: number, run: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  while (results.length < count) results.push(await run());
  return results;
};
const statusOf = (address: string, init?: RequestInit) =>
  fetch(address, { redirect: "manual", ...init }).then(({ status }) => String(status));

const cdn = new URL(sandbox);
cdn.port = String(Number(cdn.port) + 1);

const attacks: [attack: string, expected: RegExp, run: () => Promise<string>][] = [
  ["demo's published password", /^LOGIN_FAILED$/, () => new Visitor().logIn("demo", "Atrium!2026")],
  [
    "six good logins at one address",
    /^(OK ?){6}$/,
    async () => (await times(6, () => new Visitor().logIn("agent", secrets.AGENT_PASSWORD))).join(" "),
  ],
  [
    "eight guesses in demo's name, then demo on a known device",
    /(CAPTCHA_REQUIRED|RATE_LIMITED|ACCOUNT_LOCKED) then OK$/,
    async () => {
      const mine = new Visitor();
      await mine.logIn("demo", secrets.DEMO_PASSWORD);
      await mine.logOut();
      const codes = await times(8, () => new Visitor().logIn("demo", "a guess"));
      return `${codes.join(" ")} then ${await mine.logIn("demo", secrets.DEMO_PASSWORD)}`;
    },
  ],
  [
    "eleven trials at one address",
    /^(OK ?){11}$/,
    async () => (await times(11, () => new Visitor().tryFree())).join(" "),
  ],
  ["a login by an imitated Google", /^404$/, () => statusOf(`${at}/auth/google/start`)],
  ["the control page", /^404$/, () => statusOf(`${sandbox}/sandbox`)],
  ["the platform on the port of pictures", /^404$/, () => statusOf(`${cdn.origin}/wps/session/loginCaptcha`)],
  ["the data, as another user of the machine", /^700$/, async () => (statSync(dataDir).mode & 0o777).toString(8)],
];

let worked = 0;
for (const [attack, expected, run] of attacks) {
  const result = await run();
  const holds = expected.test(result);
  if (!holds) worked += 1;
  console.log(`${holds ? "held  " : "WORKED"}  ${attack}: ${result}`);
}
process.exitCode = worked === 0 ? 0 : 1;
