import { afterAll, beforeAll, expect, test } from "vitest";
import { documentIdOf } from "../../../documents/persisted.ts";
import { registered, startEdge } from "../../../testing/edgeFixture.ts";
import { neverSeen } from "../../../testing/neverSeen.ts";

let gateway: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  gateway = await startEdge();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const read = (text: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql?documentId=${documentIdOf(text)}`, {
    headers: { accept: "application/graphql-response+json", ...headers },
  });

test("lets caches keep an answer that is the same for everybody, by language and encoding", async () => {
  const answer = await read(registered.brand);
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  expect(answer.headers.get("vary")).toBe("Origin, Accept-Encoding, Accept, X-Atrium-Language, Accept-Language");
  const stated = await read(registered.brand, { "x-atrium-language": "VI" });
  expect(stated.headers.get("vary")).toBe("Origin, Accept-Encoding, Accept, X-Atrium-Language");
  const unknown = await read(registered.brand, { "x-atrium-language": "XX" });
  expect(unknown.headers.get("vary")).toMatch(/, Accept-Language$/);
});

test("answers 304 to a cache that has the answer", async () => {
  const etag = (await read(registered.brand)).headers.get("etag") ?? "";
  const again = await read(registered.brand, { "if-none-match": etag });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  expect(again.headers.get("cache-control")).toMatch(/^public/);
  expect((await read(registered.brand, { "if-none-match": '"another"' })).status).toBe(200);
});

test("gives equal answers of several processes the same tag", async () => {
  await using other = await startEdge();
  const path = `/graphql?documentId=${documentIdOf(registered.brand)}`;
  const tags = await Promise.all(
    [gateway, other].map(async ({ url }) => (await fetch(url + path)).headers.get("etag")),
  );
  expect(tags[0]).toBe(tags[1]);
});

test.each([
  ["has a part of the caller", () => read(registered.home)],
  ["has an error", () => read(registered.failingShared)],
  ["was asked by POST", () => gateway.post({ documentId: documentIdOf(registered.brand) })],
  [
    "is to a document that is not registered",
    () => fetch(`${gateway.url}/graphql?query=${encodeURIComponent(neverSeen(registered.brand))}`),
  ],
  ["is a refusal", () => fetch(`${gateway.url}/graphql?documentId=sha256:${"0".repeat(64)}`)],
])("lets no cache keep an answer that %s", async (_case, ask) => {
  const answer = await ask();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
});
