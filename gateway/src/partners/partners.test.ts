import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentIdOf } from "../documents/persisted.ts";
import { MemoryState } from "../sharedState/memoryState.ts";
import { createLogger } from "../telemetry/logging.ts";
import { logOperations } from "../telemetry/operationLog.ts";
import { fanOut } from "../telemetry/records.ts";
import { registered, startEdge } from "../testing/edgeFixture.ts";
import { hashOfKey } from "./partner.ts";
import { Partners } from "./partners.ts";
import { readPartners } from "./readPartners.ts";

let folder: string;
const open: Partners[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atrium-partners-"));
});
afterEach(() => {
  for (const partners of open.splice(0)) partners.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
const sources = () => ({ folder, keys: [], origins: [] });
function openPartners(results: object[] = []): Partners {
  const partners = new Partners({ sources: sources(), onReload: (result) => void results.push(result) });
  open.push(partners);
  return partners;
}

const hook = {
  name: "main",
  url: "https://acme.example/events",
  secrets: [`whsec_${Buffer.alloc(24, 1).toString("base64")}`],
  events: ["deposit.first"],
  agent: "*",
};
const acme = { name: "acme", keys: [hashOfKey("key-of-acme")], origins: ["https://acme.example"] };

describe("manifests of partners", () => {
  it("say by key and origin which partner calls, and what it may do", () => {
    write("acme.json", { ...acme, budget: { points: 2_000, perSecond: 100 } });
    write("notes.txt", "not a manifest");
    const partners = openPartners();
    expect(partners.find("key-of-acme")).toEqual({
      ...acme,
      documents: new Map(),
      onlyDocuments: false,
      budget: { limit: 2_000, perSecond: 100 },
      slice: null,
      showsLedger: false,
      webhooks: [],
    });
    for (const key of ["another-key", "", undefined, hashOfKey("key-of-acme")]) {
      expect(partners.find(key)).toBeUndefined();
    }
    expect(partners.at("https://acme.example")?.name).toBe("acme");
    expect(partners.at("https://acme.example.evil.example")).toBeUndefined();
  });

  it.each([
    ["not JSON", "{", /acme\.json: is not JSON/],
    ["a key that is not hashed", { ...acme, keys: ["plain-secret"] }, /acme\.json: keys\.0: must be sha256:/],
    ["an origin with a path", { ...acme, origins: ["https://acme.example/app"] }, /origins\.0: must be scheme, host/],
    ["an origin with a wildcard", { ...acme, origins: ["https://*.acme.example/"] }, /origins\.0/],
    ["a property with a typing mistake", { ...acme, orgins: [] }, /acme\.json: the file: .*orgins/],
    ["a budget that never refills", { ...acme, budget: { points: 10, perSecond: 0 } }, /budget\.perSecond/],
    ["a slice that the contract does not have", { ...acme, slice: "everything" }, /acme\.json: slice/],
    ["a limit to documents that it does not have", { ...acme, onlyDocuments: true }, /onlyDocuments: needs/],
    ["documents that do not exist", { ...acme, documents: "none" }, /none: can't be read/],
    ["a name with capitals", { ...acme, name: "ACME" }, /name: must be lower-case/],
    [
      "a secret that is none",
      { ...acme, webhooks: [{ ...hook, secrets: ["plain-secret"] }] },
      /secrets\.0: must be whsec_/,
    ],
    [
      "an open address of events",
      { ...acme, webhooks: [{ ...hook, url: "http://acme.example" }] },
      /url: must be https/,
    ],
    ["an event that there is not", { ...acme, webhooks: [{ ...hook, events: ["deposit"] }] }, /webhooks\.0\.events\.0/],
    [
      "events of everybody's accounts, without saying so",
      { ...acme, webhooks: [{ ...hook, agent: undefined }] },
      /webhooks\.0\.agent: must name an agent, or be `\*`/,
    ],
    ["two endpoints with one name", { ...acme, webhooks: [hook, hook] }, /webhooks: must have different names/],
    ["nothing", {}, /name/],
  ])("are refused with %s", (_, content, message) => {
    write("acme.json", content);
    expect(() => readPartners(sources())).toThrow(message);
    expect(() => readPartners(sources())).not.toThrow("plain-secret");
  });

  it("are refused when two partners have one name or one key", () => {
    write("a.json", acme);
    write("b.json", acme);
    expect(() => readPartners(sources())).toThrow(/b\.json: name: another partner.*b\.json: keys: another/s);
  });

  it("need a folder that exists", () => {
    expect(() => readPartners({ ...sources(), folder: join(folder, "none") })).toThrow(/PARTNERS_DIR/);
  });

  it("are read again when a file changes; with a mistake in one file, all stay as they were", async () => {
    const results: object[] = [];
    const partners = openPartners(results);
    write("acme.json", acme);
    await vi.waitFor(() => expect(partners.find("key-of-acme")).toBeDefined(), 5_000);
    expect(results.at(-1)).toEqual({ partners: 2 });
    write("acme.json", { ...acme, keys: "none" });
    await vi.waitFor(
      () => expect(results.at(-1)).toEqual({ problem: expect.stringContaining("acme.json: keys") }),
      5_000,
    );
    expect(partners.find("key-of-acme")).toBeDefined();
    rmSync(join(folder, "acme.json"));
    partners.reload();
    expect(partners.find("key-of-acme")).toBeUndefined();
  });
});

describe("documents that a partner registers", () => {
  const text = "query Own {\n  site { id }\n}\n";
  const withKey = { "x-atrium-partner-key": "key-of-acme" };
  const register = (more: object, files: Record<string, string> = { "own.graphql": text }) => {
    mkdirSync(join(folder, "acme/deeper"), { recursive: true });
    for (const [name, content] of Object.entries(files)) write(join("acme", name), content);
    write("acme.json", { ...acme, slice: "partner", documents: "acme", ...more });
  };

  it("are refused at start and at reload, with file and line of each fault", () => {
    register({});
    const results: object[] = [];
    const partners = openPartners(results);
    const byId = { [documentIdOf(text)]: text, [documentIdOf("other")]: text, "sha256:1": 7 };
    write(join("acme", "all.json"), byId);
    register(
      {},
      {
        "broken.graphql": "query Broken {\n  site {",
        "deeper/outside.graphql": "query Outside {\n  site {\n    id\n    domains { url }\n  }\n}",
        "two.graphql": "query A { site { id } }\nquery B { site { id } }",
        "nameless.graphql": "{ site { id } }",
      },
    );
    partners.reload();
    const { problem } = Object(results.at(-1));
    for (const fault of [
      /acme\/broken\.graphql:2: Syntax Error/,
      /acme\/deeper\/outside\.graphql:4: Cannot query field "domains"/,
      /acme\/two\.graphql:2: must be one operation/,
      /acme\/nameless\.graphql:1: must be one operation with a name/,
    ]) {
      expect(problem).toMatch(fault);
    }
    expect(problem).not.toContain("own.graphql");
    expect([...(partners.find("key-of-acme")?.documents.keys() ?? [])]).toEqual([documentIdOf(text)]);
    register({ documents: "acme/all.json" }, {});
    expect(() => readPartners(sources())).toThrow(/all\.json: sha256:\w+: the text has another hash\n.*sha256:1: the/);
  });

  it("are found by id and text, with the key or from the partner's page, and cost a tenth", async () => {
    const games =
      "query Games { viewer { systemStatus { state } } site { games(first: 20) { edges { node { id } } } } }";
    register({}, { "own.graphql": text, "games.graphql": games });
    const budgets = { state: new MemoryState(() => 0), bucket: { limit: 100, perSecond: 1 } };
    await using edge = await startEdge({ isOpen: false, budgets, partners: openPartners() });
    const path = `${edge.url}/graphql?documentId=${documentIdOf(text)}`;
    const page = { origin: "https://acme.example", "sec-fetch-site": "cross-site" };
    for (const headers of [withKey, page]) {
      const answer = await fetch(path, { headers });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.objectContaining({ data: { site: { id: "site" } } }),
      ]);
      expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=/);
      const again = await fetch(path, { headers: { ...headers, "if-none-match": answer.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
    }
    const left = async (body: object) => {
      const answer = await edge.post(body, withKey);
      return Number(answer.headers.get("ratelimit")?.match(/r=(\d+)/)?.[1]);
    };
    const [before = 0, byText = 0, registeredToo = 0] = [
      await left({ query: `${games} ` }),
      await left({ query: `${games}  ` }),
      await left({ query: games }),
    ];
    // A registered document pays a tenth of one point, and a fiftieth of what the gateway keeps for all.
    expect([before - byText, byText - registeredToo]).toEqual([44, 2]);
    const unknown = await edge.post({ documentId: documentIdOf("other") }, withKey);
    expect(await unknown.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^No document of acme has this id.*`query`/) }],
    });
    expect(Object(await (await fetch(path)).json()).errors[0].message).toContain("X-Atrium-Partner-Key");
  });

  it("are all that a partner may send, when its manifest says so", async () => {
    register({ onlyDocuments: true });
    await using edge = await startEdge({ isOpen: true, partners: openPartners() });
    const codeOf = async (body: object) => {
      const { errors } = Object(await (await edge.post(body, withKey)).json());
      return errors?.[0].extensions.code;
    };
    expect(await codeOf({ query: text })).toBeUndefined();
    expect(await codeOf({ query: `${text} ` })).toBe("PERSISTED_DOCUMENT_REQUIRED");
    expect(await codeOf({ documentId: documentIdOf(registered.brand) })).toBe("PERSISTED_DOCUMENT_NOT_FOUND");
  });
});

it("says that a key is no partner's", async () => {
  await using edge = await startEdge({ isOpen: true, partners: openPartners() });
  const answer = await edge.post({ query: "{ site { id } }" }, { "x-atrium-partner-key": "another-key" });
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    {
      errors: [
        { message: expect.stringContaining("X-Atrium-Partner-Key"), extensions: { code: "PARTNER_KEY_UNKNOWN" } },
      ],
    },
  ]);
});

it("lets a partner with a slice ask for its part of the contract only", async () => {
  write("acme.json", { ...acme, slice: "partner" });
  await using edge = await startEdge({ isOpen: false, partners: openPartners() });
  const asked = async (query: string) => {
    const answer = await edge.post({ query }, { "x-atrium-partner-key": "key-of-acme" });
    return Object(await answer.json());
  };
  expect(await asked("{ site { id brand { name } } }")).toMatchObject({ data: { site: { id: "site" } } });
  for (let times = 0; times < 2; times += 1) {
    expect(await asked("{ site { id domains { url } } }")).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/"domains".*allows the slice "partner" only/),
          extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
        },
      ],
    });
  }
});

it("charges a partner by the budget of its manifest, and others by their own", async () => {
  write("acme.json", { ...acme, budget: { points: 20, perSecond: 1 } });
  const budgets = { state: new MemoryState(() => 0), bucket: { limit: 10, perSecond: 1 } };
  await using edge = await startEdge({ budgets, partners: openPartners() });
  const leftWith = async (headers: Record<string, string>) => {
    const answer = await edge.post({ query: "{ site { games(first: 3) { edges { node { name } } } } }" }, headers);
    return Object(await answer.json()).extensions.cost.remaining;
  };
  expect(await leftWith({ "x-atrium-partner-key": "key-of-acme" })).toBe(12);
  expect(await leftWith({ "x-atrium-partner-key": "key-of-acme" })).toBe(4);
  expect(await leftWith({})).toBe(2);
});

it("names partner, version and operation in logs and metrics", async () => {
  write("acme.json", { ...acme, origins: ["https://partner.example"], budget: { points: 1_000, perSecond: 1 } });
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  const log = logOperations(createLogger("info", output), output);
  const budgets = { state: new MemoryState(() => 0), bucket: { limit: 10, perSecond: 1 } };
  await using edge = await startEdge({ observer: fanOut([log]), budgets, partners: openPartners() });
  const asked = async (version: string, query = "query Lobby { site { id } }") =>
    (await edge.post({ query }, { "x-atrium-partner-key": "key-of-acme", "x-atrium-partner-version": version })).text();
  await asked("2.1.0");
  await asked('"} forged');
  const own = JSON.parse(lines[0] ?? "");
  expect(own.partner).toEqual({ name: "acme", version: "2.1.0", operation: "Lobby", points: 1 });
  expect(JSON.parse(lines[1] ?? "").partner).toEqual({ name: "acme", operation: "Lobby", points: 1 });
  const metrics = await (await fetch(`${edge.url}/metrics`)).text();
  expect(metrics).toContain('{partner="acme",version="2.1.0",operation="Lobby",outcome="ok"} 1');
  expect(metrics).toContain('atrium_partner_points_total{partner="acme"} 2');
  expect(metrics).toContain('atrium_partner_budget_points{partner="acme"} 1000');
  const page = { origin: "https://partner.example", "sec-fetch-site": "cross-site" };
  await (await edge.post({ query: "{ site { id } }" }, page)).text();
  expect(JSON.parse(lines.at(-1) ?? "").partner).toEqual({ name: "acme" });
});
