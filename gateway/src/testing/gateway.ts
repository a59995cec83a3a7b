import { setTimeout } from "node:timers/promises";
import { type Sandbox, startSandbox } from "@atrium/sandbox";
import { readConfig as readSandboxConfig } from "@atrium/sandbox/config";
import { gatewayVariables, type SandboxAddresses, sandboxSecrets } from "@atrium/scripts/product";
import type { Secrets } from "@atrium/scripts/secrets";
import { Agent } from "undici";
import { readConfig } from "../config/config.ts";
import { configSections } from "../domains.ts";
import { readServerEvents } from "../push/serverEvents.ts";
import { createGateway, type GatewayOverrides } from "../server.ts";

/** Password of the seeded accounts. */
export const seededPassword = "Atrium!2026";
/** Shared by the sandboxes and gateways of tests and benches. */
export const secrets: Secrets = {
  serviceKey: "a-service-key-for-tests",
  serviceLinkKey: Buffer.alloc(32, 5).toString("base64url"),
  identityClient: { id: "atrium", secret: "atrium-sandbox-client-secret" },
};

/** Starts an own sandbox, in memory and on free ports. */
export function startTestPlatform({
  events = true,
  ...changes
}: Partial<Parameters<typeof startSandbox>[0]> = {}): Promise<Sandbox> {
  return startSandbox({
    ...readSandboxConfig({ ...sandboxSecrets(secrets), CHAT_ANSWER_MS: "20", HUMAN_CHECK: "none" }),
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

/** Does what only the platform's operator can do: credit an account, write a message, end sessions. */
export async function control(sandbox: Sandbox, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.origin}/sandbox/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The control page ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * The first event of a subscription for which `holds` is true. Call it before the change, because it subscribes. Events
 * of earlier changes may come first; it skips them.
 */
export async function eventWhere(window: AsyncIterator<Answer, void, void>, holds: (answer: Answer) => boolean) {
  for (let next = await window.next(); next.value; next = await window.next()) if (holds(next.value)) return next.value;
  throw new Error("The subscription ended before the event.");
}

/** A request that the gateway sent to the platform. */
interface Sent {
  call: string;
  headers: string;
  body: string;
}

/** Opens a gateway in front of a sandbox, and records everything that the gateway sends to it. */
export async function openGateway(
  sandbox: SandboxAddresses,
  variables: Record<string, string> = {},
  overrides: GatewayOverrides = {},
) {
  const sent: Sent[] = [];
  const agent = new Agent();
  const dispatcher = agent.compose((dispatch) => (options, handler) => {
    const body = typeof options.body === "string" ? options.body : "";
    sent.push({ call: `${options.method} ${options.path}`, headers: JSON.stringify(options.headers), body });
    return dispatch(options, handler);
  });
  const config = readConfig(
    {
      ...gatewayVariables(sandbox, secrets),
      SEAL_KEYS: `test:${Buffer.alloc(32, 7).toString("base64url")}`,
      POLL_MS: "500",
      LOG_LEVEL: "silent",
      // Tests ask more than people.
      BUDGET_POINTS: "0",
      ...variables,
    },
    configSections,
  );
  const gateway = await createGateway(config, { dispatcher, overloadMs: 5_000, ...overrides });
  await gateway.core.start();
  return {
    gateway,
    sent,
    /** The platform calls since the list was last cleared, without their query. */
    calls: () => sent.map(({ call }) => call.split("?")[0]).filter((call) => / \/(wps|lgw|lotto)\//.test(call ?? "")),
    client: (headers: Record<string, string> = {}) => new TestClient(gateway.fetch, headers),
    /** Waits up to 10 seconds for this number of open subscriptions. They get only changes from then on. */
    async listens(subscriptions: number) {
      const { push } = gateway.core.services;
      for (let waits = 0; push.size !== subscriptions || !push.isReady; waits++) {
        if (waits === 500) throw new Error(`${push.size} subscriptions are open, ready: ${push.isReady}.`);
        await setTimeout(20);
      }
    },
    async [Symbol.asyncDispose]() {
      await gateway.close(0);
      await agent.destroy();
    },
  };
}

/** A GraphQL answer. */
export class Answer {
  readonly data: unknown;
  readonly errors: unknown;
  readonly setCookies: string[];

  constructor(body: unknown, setCookies: string[]) {
    const { data, errors } = Object(body);
    this.data = data;
    this.errors = errors;
    this.setCookies = setCookies;
  }

  /** A value in the data by its path: `viewer.member.id`. */
  at(path: string): unknown {
    return path.split(".").reduce<unknown>((value, key) => Object(value)[key], this.data);
  }

  text(path: string): string {
    const value = this.at(path);
    if (typeof value !== "string") throw new Error(`${path} is not a text: ${JSON.stringify({ ...this })}`);
    return value;
  }

  /** Codes of the errors, in order. */
  get codes(): string[] {
    return Array.isArray(this.errors) ? this.errors.map((error) => Object(error).extensions?.code) : [];
  }
}

/** A minimal browser with cookies. */
export class TestClient {
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #headers: Record<string, string>;
  readonly cookies = new Map<string, string>();

  constructor(fetch: (request: Request) => Promise<Response>, headers: Record<string, string>) {
    this.#fetch = fetch;
    this.#headers = headers;
  }

  async run(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await this.#fetch(this.request(query, variables));
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) this.#keep(line);
    return new Answer(await response.json(), setCookies);
  }

  /** Subscribes over SSE. `return()` ends the subscription, as closing a page does. */
  async *watch(query: string, variables: Record<string, unknown> = {}): AsyncGenerator<Answer, void, void> {
    const leaving = new AbortController();
    const request = new Request(this.request(query, variables, "text/event-stream"), { signal: leaving.signal });
    const { body } = await this.#fetch(request);
    try {
      for await (const { event, data } of readServerEvents(body ?? new ReadableStream())) {
        if (event === "next") yield new Answer(JSON.parse(data), []);
        if (event === "complete") return;
      }
    } finally {
      leaving.abort();
    }
  }

  /** Logs in with a seeded account. */
  async logIn(username: string, password = seededPassword): Promise<Answer> {
    const answer = await this.run(
      `mutation ($input: LogInInput!) { logIn(input: $input) { viewer { member { username } } userErrors { code } } }`,
      { input: { username, password } },
    );
    if (answer.at("logIn.viewer") === null)
      throw new Error(`${username} can't log in: ${JSON.stringify({ ...answer })}`);
    return answer;
  }

  request(query: string, variables: Record<string, unknown>, accept = "application/graphql-response+json"): Request {
    return new Request("http://gateway/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept,
        "x-atrium-csrf": "1",
        "user-agent": "Test browser",
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...this.#headers,
      },
      body: JSON.stringify({ query, variables }),
    });
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
