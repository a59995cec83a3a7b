import { afterAll, expect, it } from "vitest";
import { control, openGateway } from "../testing/gateway.ts";
import { png } from "../testing/png.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const sandbox = await sharedPlatform();
// The platform's first origin is down, so the second one must serve.
const t = await openGateway(sandbox, { WPS_URL: `http://127.0.0.1:9,${sandbox.origin}` });
const { origin } = t;
afterAll(() => t[Symbol.asyncDispose]());

async function send(cookie: string, bytes: Buffer) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), 'a"; filename="b.png');
  form.append("purpose", 'feedback"\r\nx: y');
  const answer = await fetch(`${origin}/upload`, {
    method: "POST",
    body: form,
    headers: { cookie, "x-atrium-csrf": "1", origin },
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

async function cookieOf(username: string): Promise<string> {
  const client = await t.loggedIn(username);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

it("stores a member's picture at the platform, and shows it to that member only", async () => {
  const [demo, vip] = [await cookieOf("demo"), await cookieOf("vipclub")];
  const { status, body } = await send(demo, png(16));
  expect({ status, body }).toEqual({
    status: 201,
    body: { imageId: expect.any(String), url: `/upload?id=${body.imageId}` },
  });
  const look = (headers: Record<string, string>) => fetch(`${origin}${body.url}`, { headers });
  const shown = await look({ cookie: demo });
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(Buffer.from(await shown.arrayBuffer()).includes("secret place")).toBe(false);
  expect((await look({ cookie: vip })).status).toBe(404);
  expect((await look({})).status).toBe(401);
  expect((await fetch(`${origin}/upload?id=../../member/info`, { headers: { cookie: demo } })).status).toBe(404);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain("POST /wps/upload/image");
  expect(metrics).toContain("GET /wps/upload/image/{imageId}");
});

it("passes on the reason of a refused picture, and nothing else", async () => {
  const demo = await cookieOf("demo");
  expect((await send("", png(4))).status).toBe(401);
  expect((await send(demo, Buffer.concat([png(4).subarray(0, 60), Buffer.from("rubbish")]))).status).toBe(415);
  await control(sandbox, "chaos", { path: "/wps/upload", status: 500, shape: "html" });
  const failed = await send(demo, png(4));
  expect(failed.status).toBe(503);
  expect(failed.body.detail).toBe("The platform does not take pictures now.");
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  await control(sandbox, "session/expire", { username: "demo" });
  expect((await send(demo, png(4))).status).toBe(401);
});
