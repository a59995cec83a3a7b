import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { type Asked, ok, openScope, refuse, startPlatform } from "../../testing/platform.ts";
import { change, ownRead, sharedRead } from "../calls.ts";

const shape = z.object({ answer: z.number() });
const read = ownRead("GET /wps/thing", shape);
const write = change("POST /wps/thing", shape);
const writeOnce = change("POST /lgw/orders", shape);

/** Gives the answers in turn, and the last one from then on. */
const inTurn = (...answers: ((res: ServerResponse) => void)[]) => {
  let turn = 0;
  return (_: Asked, res: ServerResponse) => answers[Math.min(turn++, answers.length - 1)]?.(res);
};
const fine = (res: ServerResponse) => ok(res, { answer: 42 });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (res: ServerResponse) =>
    res.writeHead(code, headers).end();
const raw = (code: number, body: string) => (res: ServerResponse) => res.writeHead(code).end(body);

it("sends the platform only the caller's own values", async () => {
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([platform.origin], { token: "t0ken", language: "VI" });
  await read(caller.scope, { query: { name: "a b&c", none: undefined } });
  const [asked] = platform.asked;
  expect(asked?.request).toBe("GET /wps/thing?name=a%20b%26c");
  const { host, connection, ...headers } = asked?.headers ?? {};
  expect(headers).toEqual({
    accept: "application/json",
    merchant: "atrium",
    language: "VI",
    device: "WEB",
    "x-request-id": "request-1",
    authorization: "Bearer t0ken",
    traceparent: "00-11111111111111111111111111111111-2222222222222222-01",
    "x-forwarded-for": "203.0.113.9",
    "user-agent": "Test/1",
  });
});

it.each([
  ["an envelope", raw(200, '{"success":true,"value":{"answer":1}}')],
  ["a bare body", raw(200, '{"answer":1}')],
])("reads %s", async (_, answer) => {
  await using platform = await startPlatform(inTurn(answer));
  await using caller = openScope([platform.origin]);
  expect(await read(caller.scope)).toEqual({ answer: 1 });
});

it.each([
  ["200 with success:false", raw(200, '{"success":false,"code":"GAME_NOT_FOUND"}'), "GAME_NOT_FOUND"],
  ["200 with success:false and no code", raw(200, '{"success":false}'), "UNKNOWN"],
  ["an empty 401", status(401), "UNAUTHENTICATED"],
  ["an empty 403", status(403), "FORBIDDEN"],
  ["an empty 404", status(404), "NOT_FOUND"],
  ["204 where content was due", status(204), "UPSTREAM_UNAVAILABLE"],
  ["HTML", raw(200, "<html>it works</html>"), "UPSTREAM_UNAVAILABLE"],
  ["HTML with 500", raw(500, "<html>stack trace</html>"), "UPSTREAM_UNAVAILABLE"],
  ["JSON cut off", raw(200, '{"success":true,"value":{"answer'), "UPSTREAM_UNAVAILABLE"],
  ["another shape", raw(200, '{"success":true,"value":{"answer":"42"}}'), "UPSTREAM_UNAVAILABLE"],
  ["a list for an object", raw(200, "[]"), "UPSTREAM_UNAVAILABLE"],
  ["null", raw(200, "null"), "UPSTREAM_UNAVAILABLE"],
  ["a redirect", status(302, { location: "http://127.0.0.1:1/" }), "UPSTREAM_UNAVAILABLE"],
  ["5 MiB", raw(200, `{"value":"${"x".repeat(5 * 1024 * 1024)}"}`), "UPSTREAM_UNAVAILABLE"],
  [
    "a body shorter than announced",
    (res: ServerResponse) => res.writeHead(200, { "content-length": "99" }).write("{", () => res.destroy()),
    "UPSTREAM_UNAVAILABLE",
  ],
  ["a code that is no code", raw(400, '{"success":false,"code":"<script>"}'), "UNKNOWN"],
])("maps %s to its code", async (_, answer, code) => {
  await using platform = await startPlatform(inTurn(answer));
  await using caller = openScope([platform.origin]);
  await expect(write(caller.scope, { body: {} })).rejects.toMatchObject({ name: "UpstreamError", code });
  expect(platform.asked).toHaveLength(1);
});

it.each([429, 502, 503, 504])("repeats a read after a %i, at most twice", async (code) => {
  await using platform = await startPlatform(inTurn(status(code), status(code), fine));
  await using caller = openScope([platform.origin]);
  expect(await read(caller.scope)).toEqual({ answer: 42 });
  await using broken = await startPlatform(inTurn(status(code)));
  await using other = openScope([broken.origin]);
  await expect(read(other.scope)).rejects.toMatchObject({ status: code });
  expect(broken.asked).toHaveLength(3);
});

it("repeats a change only when the platform knows keys for it, and with the same key", async () => {
  await using platform = await startPlatform(inTurn(status(503), fine));
  await using caller = openScope([platform.origin]);
  const idempotencyKey = "a key of the caller";
  await expect(write(caller.scope, { body: { a: 1 }, idempotencyKey })).rejects.toMatchObject({ status: 503 });
  expect(platform.asked).toHaveLength(1);
  await using second = await startPlatform(inTurn((res) => res.destroy(), fine));
  await using again = openScope([second.origin]);
  await writeOnce(again.scope, { body: { a: 1 } });
  const keys = second.asked.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

it("waits at most 2 seconds for a retry, and does not repeat what the platform has decided", async () => {
  await using busy = await startPlatform(inTurn(status(429, { "retry-after": "3" })));
  await using caller = openScope([busy.origin]);
  await expect(read(caller.scope)).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 3 });
  expect(busy.asked).toHaveLength(1);
  await using closed = await startPlatform(inTurn((res) => refuse(res, 503, "SYSTEM_MAINTENANCE")));
  await using other = openScope([closed.origin]);
  await expect(read(other.scope)).rejects.toMatchObject({ code: "SYSTEM_MAINTENANCE" });
  expect(closed.asked).toHaveLength(1);
});

it("stops at the deadline, and when the caller leaves", async () => {
  await using platform = await startPlatform(() => undefined);
  const outcomes: string[] = [];
  const noteOutcome = ({ outcome }: { outcome: string }) => outcomes.push(outcome);
  await using caller = openScope([platform.origin], {}, { upstreamCall: noteOutcome });
  const hurried = change("POST /wps/thing", shape, { milliseconds: 30 });
  await expect(hurried(caller.scope, { body: {} })).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  const waiting = read(caller.scope);
  await vi.waitFor(() => expect(platform.asked).toHaveLength(2));
  caller.leave();
  await expect(waiting).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  // Visitors who leave must not look like a slow platform.
  expect(outcomes).toEqual(["UPSTREAM_TIMEOUT", "cancelled"]);
});

it("uses the next host when one is gone", async () => {
  await using gone = await startPlatform(inTurn(fine));
  await gone[Symbol.asyncDispose]();
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([gone.origin, platform.origin]);
  // Even a change is repeated here, because it did not reach the first host.
  expect(await write(caller.scope, { body: {} })).toEqual({ answer: 42 });
});

it("refuses a body or an address that the platform would not read, without sending it", async () => {
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([platform.origin]);
  const refusal = { name: "InputRefusal", code: "VALIDATION_FAILED" };
  await expect(write(caller.scope, { body: { text: "€".repeat(22_000) } })).rejects.toMatchObject(refusal);
  await expect(read(caller.scope, { query: { text: "x".repeat(9_000) } })).rejects.toMatchObject(refusal);
  expect(platform.asked).toEqual([]);
  await write(caller.scope, { body: { text: "x".repeat(60_000) } });
  expect(platform.asked).toHaveLength(1);
});

it("treats a 401 as the end of the session only when a token was sent", async () => {
  await using platform = await startPlatform(inTurn(status(401), (res) => refuse(res, 401, "SESSION_REVOKED")));
  await using member = openScope([platform.origin], { token: "old" });
  await expect(read(member.scope)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  member.scope.forget();
  await expect(read(member.scope)).rejects.toMatchObject({ code: "SESSION_REVOKED" });
  expect(member.ended).toEqual(["over", "over"]);
});

it("sends a private read once per request, and again after a change", async () => {
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([platform.origin], { token: "t" });
  await Promise.all([read(caller.scope), read(caller.scope)]);
  await read(caller.scope);
  expect(platform.asked).toHaveLength(1);
  await write(caller.scope, { body: {} });
  await read(caller.scope);
  expect(platform.requests()).toEqual(["GET /wps/thing", "POST /wps/thing", "GET /wps/thing"]);
});

it("allows 50 calls per request", async () => {
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([platform.origin]);
  const reads = Array.from({ length: 60 }, (_, page) => read(caller.scope, { query: { page } }));
  const refused = (await Promise.allSettled(reads)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ reason: { code: "QUERY_TOO_COMPLEX" } });
  expect(platform.asked).toHaveLength(50);
});

it("shares public reads between callers of one language, and sends nothing of the callers", async () => {
  const shared = sharedRead("GET /wps/things", shape, { maxAge: 30 });
  await using platform = await startPlatform(inTurn(fine));
  await using caller = openScope([platform.origin], { token: "t" });
  const { scope } = caller;
  await Promise.all([shared(scope), shared(scope)]);
  await shared(scope);
  expect(platform.asked).toHaveLength(1);
  expect(platform.asked[0]?.headers).not.toHaveProperty("authorization");
  expect(platform.asked[0]?.headers).not.toHaveProperty("x-forwarded-for");
  scope.caller = { ...scope.caller, language: "CN" };
  await shared(scope);
  expect(platform.asked).toHaveLength(2);
});
