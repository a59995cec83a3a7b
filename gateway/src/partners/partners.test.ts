import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentIdOf } from "../documents/persisted.ts";
import { MemoryState } from "../sharedState/memoryState.ts";
import { createLogger } from "../telemetry/logging.ts";
import { logOperations } from "../telemetry/operationLog.ts";
import { fanOut } from "../telemetry/records.ts";
import { startEdge } from "../testing/edgeFixture.ts";
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
};
const acme = { name: "acme", keys: [hashOfKey("key-of-acme")], origins: ["https://acme.example"] };

describe("manifests of partners", () => {
  it("say by key and origin which partner calls, and what it may do", () => {
    write("acme.json", { ...acme, budget: { points: 2_000, perSecond: 100 } });
    write("notes.txt", "not a manifest");
    const partners = openPartners();
    expect(partners.find("key-of-acme")).toEqual({
      ...acme,
      documents: null,
      budget: { limit: 2_000, perSecond: 100 },
      slice: null,
      showsLedger: false,
      webhooks: [],
    });
    for (const key of ["another-key", "", undefined, hashOfKey("key-of-acme")]) {
      expect(partners.find(key)).toBeUndefined();
    }
    expect(partners.hasOrigin("https://acme.example")).toBe(true);
    expect(partners.hasOrigin("https://acme.example.evil.example")).toBe(false);
  });

  it.each([
    ["not JSON", "{", /acme\.json: is not JSON/],
    ["a key that is not hashed", { ...acme, keys: ["plain-secret"] }, /acme\.json: keys\.0: must be sha256:/],
    ["an origin with a path", { ...acme, origins: ["https://acme.example/app"] }, /origins\.0: must be scheme, host/],
    ["an origin with a wildcard", { ...acme, origins: ["https://*.acme.example/"] }, /origins\.0/],
    ["a property with a typing mistake", { ...acme, orgins: [] }, /acme\.json: the file: .*orgins/],
    ["a budget that never refills", { ...acme, budget: { points: 10, perSecond: 0 } }, /budget\.perSecond/],
    ["a slice that the contract does not have", { ...acme, slice: "everything" }, /acme\.json: slice/],
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

it("lets a partner send the documents of its manifest only", async () => {
  const text = "query Own { site { id } }";
  mkdirSync(folder, { recursive: true });
  write("acme.json", { ...acme, documents: [documentIdOf(text)] });
  await using edge = await startEdge({ isOpen: false, partners: openPartners() });
  const asked = async (query: string, key: string) => {
    const answer = await edge.post({ query }, { "x-atrium-partner-key": key });
    return Object(await answer.json());
  };
  expect(await asked(text, "key-of-acme")).toMatchObject({ data: { site: { id: "site" } } });
  const refused = { errors: [{ extensions: { code: "PERSISTED_DOCUMENT_REQUIRED" } }] };
  expect(await asked("query Other { site { id } }", "key-of-acme")).toMatchObject(refused);
  expect(await asked(text, "")).toMatchObject(refused);
  expect(await asked(text, "another-key")).toMatchObject({
    errors: [{ message: expect.stringContaining("X-Atrium-Partner-Key"), extensions: { code: "PARTNER_KEY_UNKNOWN" } }],
  });
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
