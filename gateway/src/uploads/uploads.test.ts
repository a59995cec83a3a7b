import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control, openGateway, startTestPlatform } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
let origin: string;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  // The platform's first origin is down, so the second one must serve.
  t = await openGateway(sandbox, { WPS_URL: `http://127.0.0.1:9,${sandbox.origin}` });
  const { port } = await t.gateway.listen(0, "127.0.0.1");
  origin = `http://127.0.0.1:${port}`;
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});

/** A real PNG of one colour, with a text chunk that must be removed. */
function png(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((side * 3 + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from("Comment\0a secret place")),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

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
  const client = t.client();
  await client.logIn(username);
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
