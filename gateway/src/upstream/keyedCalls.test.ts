import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { domains } from "../domains.ts";
import { openGatewayPart } from "../platformContract/kit/session.ts";
import { seededPassword } from "../testing/gateway.ts";
import { openScope, startPlatform } from "../testing/platform.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { change } from "./calls.ts";
import { type CallName, callTable } from "./callTable.ts";
import { keyedCalls } from "./keyedCalls.ts";

const merchant = "atrium";
const sandbox = await sharedPlatform();

/** Every change of every domain; the one that ends the session comes last. */
const changes = [...new Set(callTable().map(({ name }) => name))]
  .filter((name) => !name.startsWith("GET "))
  .toSorted((a, b) => Number(a.includes("logout")) - Number(b.includes("logout")));

const sealed = new Set(callTable().flatMap(({ name, isEncrypted }) => (isEncrypted ? [name] : [])));

it("names calls of the gateway only", () => {
  expect(domains.length).toBeGreaterThan(5);
  expect([...keyedCalls].filter((name) => !changes.includes(name))).toEqual([]);
});

it("holds the changes for which the platform requires a key, which has an effect once", async () => {
  const gateway = await openGatewayPart({ origin: sandbox.origin, merchant, limitMs: 8_000 });
  const token = await gateway.logIn({ username: "agent", password: seededPassword });
  await gateway.close();
  const send = async (name: CallName, body: object, headers: Record<string, string> = {}) => {
    const [method = "", path = ""] = name.split(" ");
    const all = { authorization: `Bearer ${token}`, merchant, "content-type": "application/json", ...headers };
    const answer = await fetch(sandbox.origin + path, { method, headers: all, body: JSON.stringify(body) });
    return Object(await answer.json().catch(() => ({}))).code;
  };
  const requiring: CallName[] = [];
  for (const name of changes) {
    if ((await send(name, {})) === "IDEMPOTENCY_REQUIRED") requiring.push(name);
    // An encrypted body differs each time that it is sent: the platform compares its content.
    if (!keyedCalls.has(name) || sealed.has(name)) continue;
    const key = { "idempotency-key": randomUUID() };
    const first = await send(name, {}, key);
    expect([await send(name, {}, key), await send(name, { other: 1 }, key)]).toEqual([first, "IDEMPOTENCY_MISMATCH"]);
  }
  expect(requiring.toSorted()).toEqual([...keyedCalls].toSorted());
});

it.each(changes)("repeats %s after a lost answer only if it is one of them", async (name) => {
  await using platform = await startPlatform((_, res) => res.writeHead(502, { "retry-after": "0" }).end());
  await using caller = openScope([platform.origin]);
  const run = change(name, z.unknown());
  await expect(run(caller.scope, { body: {} })).rejects.toMatchObject({ status: 502 });
  expect(platform.asked).toHaveLength(keyedCalls.has(name) ? 3 : 1);
  expect(new Set(platform.asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});
