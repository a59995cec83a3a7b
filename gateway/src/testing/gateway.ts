import { setTimeout } from "node:timers/promises";
import { gatewayVariables, type SandboxAddresses } from "@atrium/scripts/product";
import { Agent, Pool } from "undici";
import { readConfig } from "../config/config.ts";
import { documentIdOf, type PersistedDocuments, type RegisteredDocument } from "../documents/persisted.ts";
import { configSections } from "../domains.ts";
import { readServerEvents } from "../push/serverEvents.ts";
import { createGateway, type GatewayOverrides } from "../server.ts";
import { ContractWatch } from "./contractWatch.ts";
import { secrets } from "./secrets.ts";

/** Password of the seeded accounts. */
export const seededPassword = "Atrium!2026";

/** Does what only the platform's operator can do: credit an account, write a message, end sessions. */
export async function control(sandbox: Pick<SandboxAddresses, "origin">, path: string, body: object): Promise<unknown> {
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
export interface Sent {
  call: string;
  headers: string;
  body: string;
}

/** The registered documents of tests: the text of each request becomes one just before it is sent. */
class TestDocuments implements PersistedDocuments {
  readonly #documents = new Map<string, RegisteredDocument>();

  find(documentId: string): RegisteredDocument | undefined {
    return this.#documents.get(documentId);
  }

  all(): MapIterator<[documentId: string, RegisteredDocument]> {
    return this.#documents.entries();
  }

  register(text: string): string {
    const documentId = documentIdOf(text);
    if (!this.#documents.has(documentId)) this.#documents.set(documentId, { text, name: "Test" });
    return documentId;
  }
}

/**
 * Opens a gateway that listens in front of a sandbox, and records everything that the gateway sends to it. Its clients
 * ask as the web client does: over HTTP, and for registered documents, so the compiled lanes answer.
 */
export async function openGateway(
  sandbox: SandboxAddresses,
  variables: Record<string, string> = {},
  overrides: GatewayOverrides = {},
) {
  const sent: Sent[] = [];
  const agent = new Agent();
  const watch = new ContractWatch();
  const dispatcher = agent.compose(watch.interceptor, (dispatch) => (options, handler) => {
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
  const persisted = new TestDocuments();
  // The usual output has timers that outlive the gateway.
  const output = { write: () => undefined };
  const gateway = await createGateway(config, { dispatcher, overloadMs: 5_000, output, persisted, ...overrides });
  for (const { shared } of gateway.core.services.brands.all) watch.hear(shared.cipher);
  const { port } = await gateway.listen(0, "127.0.0.1");
  const origin = `http://127.0.0.1:${port}`;
  const pool = new Pool(origin);
  const client = (headers: Record<string, string> = {}) => new TestClient(pool, persisted, headers);
  return {
    gateway,
    origin,
    sent,
    /** The platform calls since the list was last cleared, without their query. */
    calls: () => sent.map(({ call }) => call.split("?")[0]).filter((call) => / \/(wps|lgw|lotto)\//.test(call ?? "")),
    client,
    /** A client that has logged in with a seeded account. */
    async loggedIn(username: string, password?: string): Promise<TestClient> {
      const browser = client();
      await browser.logIn(username, password);
      return browser;
    },
    /** Waits up to 10 seconds for this number of open subscriptions. They get only changes from then on. */
    async listens(subscriptions: number) {
      const { push } = gateway.core.services;
      for (let waits = 0; push.size !== subscriptions || !push.isReady; waits++) {
        if (waits === 500) throw new Error(`${push.size} subscriptions are open, ready: ${push.isReady}.`);
        await setTimeout(20);
      }
    },
    async [Symbol.asyncDispose]() {
      await pool.destroy();
      await gateway.close(0);
      await agent.destroy();
      watch.assertKept();
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
  readonly #pool: Pool;
  readonly #documents: TestDocuments;
  readonly #headers: Record<string, string>;
  readonly cookies = new Map<string, string>();

  constructor(pool: Pool, documents: TestDocuments, headers: Record<string, string>) {
    this.#pool = pool;
    this.#documents = documents;
    this.#headers = headers;
  }

  async run(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const { text, setCookies } = await this.send(query, variables);
    return new Answer(JSON.parse(text), setCookies);
  }

  /** Runs an operation that nothing may go wrong in. */
  async ask(query: string, variables?: Record<string, unknown>): Promise<Answer> {
    const answer = await this.run(query, variables);
    if (answer.errors !== undefined) throw new Error(`The answer has errors: ${JSON.stringify(answer.errors)}`);
    return answer;
  }

  /** Sends an operation and returns the whole answer. */
  async send(query: string, variables: Record<string, unknown> = {}) {
    const { statusCode, headers, body } = await this.#pool.request(this.#request(query, variables));
    const setCookies = [headers["set-cookie"] ?? []].flat();
    for (const line of setCookies) this.#keep(line);
    return { status: statusCode, text: await body.text(), setCookies };
  }

  /** Subscribes over SSE. `return()` ends the subscription, as closing a page does. */
  async *watch(query: string, variables: Record<string, unknown> = {}): AsyncGenerator<Answer, void, void> {
    const { body } = await this.#pool.request(this.#request(query, variables, "text/event-stream"));
    for await (const { event, data } of readServerEvents(body)) {
      if (event === "next") yield new Answer(JSON.parse(data), []);
      if (event === "complete") return;
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

  #request(query: string, variables: Record<string, unknown>, accept = "application/graphql-response+json") {
    return {
      method: "POST",
      path: "/graphql",
      headers: {
        "content-type": "application/json",
        accept,
        "x-atrium-csrf": "1",
        "user-agent": "Test browser",
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...this.#headers,
      },
      body: JSON.stringify({ documentId: this.#documents.register(query), variables }),
    };
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
