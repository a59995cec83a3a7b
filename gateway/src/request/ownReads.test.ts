import { afterAll, beforeAll, expect, it } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { ok, startPlatform } from "../testing/platform.ts";
import { ReadNotes } from "../upstream/readNotes.ts";
import type { Scope } from "../upstream/scope.ts";
import { Context } from "./context.ts";

let platform: Awaited<ReturnType<typeof startPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  platform = await startPlatform((_asked, res) => ok(res, {}));
  t = await openGateway({ origin: platform.origin, cdnOrigins: [] });
});
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await platform[Symbol.asyncDispose]();
});

/** Parts of the context that a kept answer may depend on: they are in its key, or note what they read. */
const kept = new Set([
  "constructor",
  "session",
  "requireSession",
  "refusal",
  "cdnSeed",
  "cdn",
  "language",
  "scope",
  "upstream",
]);

const openContext = async () => {
  const { value } = await t.gateway.core.openContext({
    headers: {},
    bringsCookies: false,
    caller: { requestId: "request-1", clientIp: "203.0.113.9", host: "localhost" },
    trace: { traceparent: "" },
    signal: new AbortController().signal,
  });
  const notes = new ReadNotes<Scope>();
  value.scope.notes = notes;
  return { value, notes };
};

const members = Object.entries(Object.getOwnPropertyDescriptors(Context.prototype));
const others = members.filter(([name]) => !kept.has(name));

it.each(others)("an answer that depends on the context's %s is not kept", async (_, { get, value: method }) => {
  const { value, notes } = await openContext();
  await (get ?? method).call(value, null);
  expect(notes.reads).toBeUndefined();
});

it("keeps answers that depend on the rest of the context", async () => {
  const { value, notes } = await openContext();
  expect(others.map(([name]) => name)).toEqual(["uncached", "switchSession"]);
  expect(Object.keys(value).every((name) => kept.has(name))).toBe(true);
  expect([value.language, value.session, value.refusal, typeof value.cdnSeed]).toEqual(["EN", null, null, "string"]);
  await value.cdn.order("images", (bases) => bases);
  expect(notes.reads).toEqual([]);
  await value.cdn.explain();
  expect(notes.reads).toBeUndefined();
});
