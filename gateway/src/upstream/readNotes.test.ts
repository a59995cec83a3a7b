import { expect, it } from "vitest";
import { z } from "zod";
import { moment } from "../deadlines/moment.ts";
import { ok, openScope, startPlatform } from "../testing/platform.ts";
import { change, ownRead, sharedRead } from "./calls.ts";
import { ReadNotes } from "./readNotes.ts";
import { Scope } from "./scope.ts";

const calls = {
  info: ownRead("GET /wps/member/info", z.object({ name: z.string() })),
  brand: sharedRead("GET /wps/system/permission", z.object({ name: z.string() }), { maxAge: 30 }),
  setLanguage: change("POST /wps/member/language", z.unknown()),
};

/** A scope that notes, and further scopes of the same session. */
async function open() {
  let name = "demo";
  const platform = await startPlatform((_asked, res) => ok(res, { name }));
  const { scope, ...base } = openScope([platform.origin], { token: `token-${Math.random()}` });
  const notes = new ReadNotes<Scope>();
  scope.notes = notes;
  return {
    scope,
    notes,
    rename: () => (name = "other"),
    later: () => new Scope(scope.shared, scope.caller, undefined, () => undefined),
    async [Symbol.asyncDispose]() {
      await base[Symbol.asyncDispose]();
      await platform[Symbol.asyncDispose]();
    },
  };
}

it.each(["info", "brand"] as const)("a repeated read of %s gives the identical value", async (call) => {
  await using t = await open();
  const value = await calls[call](t.scope);
  await calls[call](t.scope);
  expect(t.notes.reads).toHaveLength(1);
  expect(await t.notes.reads?.[0]?.again(t.later())).toBe(value);
});

it("a repeated read gives another value when the platform's answer has changed", async () => {
  await using t = await open();
  await calls.info(t.scope);
  t.rename();
  expect(await t.notes.reads?.[0]?.again(t.later())).toEqual({ name: "other" });
});

it("has no reads for a run that changes something, that needs the answer of a moment, or that reads very much", async () => {
  await using first = await open();
  await calls.setLanguage(first.scope);
  expect(first.notes.reads).toBeUndefined();
  await using second = await open();
  await calls.brand.since(moment(), second.scope);
  expect(second.notes.reads).toBeUndefined();
  await using third = await open();
  for (let page = 0; page < 17; page += 1) await calls.info(third.scope, { query: { page } });
  expect(third.notes.reads).toBeUndefined();
});
