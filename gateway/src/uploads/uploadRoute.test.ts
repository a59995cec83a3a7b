import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { startEdge } from "../testing/edgeFixture.ts";
import type { CheckedImage } from "./pictureForm.ts";
import { uploadRoute } from "./uploadRoute.ts";

function png(width: number, height: number, size = 100): Buffer {
  const bytes = Buffer.alloc(size);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(bytes);
  bytes.write("IHDR", 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0001108002000400301220002110103110100", "hex");

function formWith(files: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const bytes of files) form.append("file", new Blob([new Uint8Array(bytes)]), "picture.gif");
  return form;
}

/** An edge that takes the pictures of accounts; the header `x-account` stands for the session. */
async function startUploads() {
  const taken: CheckedImage[] = [];
  const faults: unknown[] = [];
  const slowReaders: unknown[] = [];
  const gateway = await startEdge({
    onFault: (error) => void faults.push(error),
    routes: {
      "/upload": uploadRoute(
        async ({ headers }) =>
          headers["x-account"] === undefined
            ? { status: 401, detail: "Log in first." }
            : {
                account: String(headers["x-account"]),
                look: async (id) =>
                  id === "large"
                    ? { type: "image/webp", bytes: Buffer.alloc(4 * 1024 * 1024, id) }
                    : { status: 404, detail: "none" },
                upload: async (image) => {
                  taken.push(image);
                  return { image: { imageId: "i1", url: "/i/1" } };
                },
              },
        { slowReader: (reader) => void slowReaders.push(reader) },
      ),
    },
  });
  return {
    taken,
    faults,
    slowReaders,
    port: gateway.port,
    metrics: async () => (await fetch(`${gateway.url}/metrics`)).text(),
    look: async (account: string) => {
      const answer = await fetch(`${gateway.url}/upload?id=large`, { headers: { "x-account": account } });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
    send: async (body: BodyInit, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${gateway.url}/upload`, {
        method: "POST",
        body,
        headers: { "x-account": "demo", ...headers },
      });
      await answer.text();
      return answer.status;
    },
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}

/** A sender that begins a form and does not end it. */
class OpenForm {
  readonly socket: Socket;
  answer = "";

  constructor(port: number, account: string | undefined, start = "") {
    this.socket = connect(port, "127.0.0.1");
    this.socket.setEncoding("latin1").on("error", () => undefined);
    this.socket.on("data", (text) => {
      this.answer += String(text);
    });
    const session = account === undefined ? "" : `x-account: ${account}\r\n`;
    this.socket.write(
      `POST /upload HTTP/1.1\r\nhost: a\r\n${session}content-type: multipart/form-data; boundary=b\r\n` +
        `content-length: 5000000\r\n\r\n${start}`,
    );
  }

  async status(): Promise<number> {
    await expect.poll(() => this.answer).toMatch(/^HTTP\/1.1 \d{3} /);
    return Number(this.answer.slice(9, 12));
  }
}

test("accepts pictures by their bytes only", async () => {
  await using gateway = await startUploads();
  const { send, taken } = gateway;
  expect(await send(formWith([png(64, 64)]))).toBe(201);
  expect(await send(formWith([jpeg]))).toBe(201);
  expect(taken.map(({ type }) => type)).toEqual(["image/png", "image/jpeg"]);
  expect(await send(formWith([Buffer.from("GIF89a....")]))).toBe(415);
  expect(await send(formWith([Buffer.from("<svg onload=alert(1)>")]))).toBe(415);
  expect(await send(formWith([png(4_097, 1)]))).toBe(422);
  expect(await send(formWith([png(1, 1), png(1, 1)]))).toBe(422);
  expect(await send(formWith([]))).toBe(400);
  expect(await send("{}", { "content-type": "application/json" })).toBe(415);
  expect(await send("--x", { "content-type": "multipart/form-data; boundary=y" })).toBe(400);
  expect(await send("--x", { "content-type": "multipart/form-data; no" })).toBe(400);
  expect(await send(formWith([png(1, 1)]), { cookie: "__Host-atrium=s" })).toBe(403);
  expect(await send(formWith([png(1, 1, 5 * 1024 * 1024 + 1)]))).toBe(413);
  expect(taken).toHaveLength(2);
});

test("reads a large picture whole, with its purpose", async () => {
  await using gateway = await startUploads();
  const form = formWith([png(4_096, 4_096, 5 * 1024 * 1024)]);
  form.append("purpose", "feedback");
  expect(await gateway.send(form)).toBe(201);
  expect(gateway.taken[0]).toMatchObject({ purpose: "feedback", bytes: { length: 5 * 1024 * 1024 } });
});

test("refuses strangers before their bodies arrive, so that they take no place of a member", async () => {
  await using gateway = await startUploads();
  const strangers = Array.from({ length: 40 }, () => new OpenForm(gateway.port, undefined));
  expect(new Set(await Promise.all(strangers.map((stranger) => stranger.status())))).toEqual(new Set([401]));
  expect(await gateway.send(formWith([png(64, 64)]))).toBe(201);
});

test("gives each account two uploads at once, and frees the places of senders that leave", async () => {
  await using gateway = await startUploads();
  const held = [new OpenForm(gateway.port, "greedy"), new OpenForm(gateway.port, "greedy")];
  const third = () => gateway.send(formWith([png(64, 64)]), { "x-account": "greedy" });
  await expect.poll(third).toBe(429);
  expect(await gateway.send(formWith([png(64, 64)]))).toBe(201);
  for (const { socket } of held) socket.destroy();
  await expect.poll(third).toBe(201);
  expect(gateway.faults).toEqual([]);
});

test("refuses a form of tiny parts at its first parts, not at its end", async () => {
  await using gateway = await startUploads();
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const sender = new OpenForm(gateway.port, "demo", part.repeat(50));
  expect(await sender.status()).toBe(422);
  expect(await gateway.send(formWith([png(64, 64)]))).toBe(201);
});

/** A reader that asks for a large picture, and takes nothing of it after its first bytes. */
async function openReader(port: number, account: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(`GET /upload?id=large HTTP/1.1\r\nhost: a\r\nx-account: ${account}\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

test("shows each account six pictures at once, and frees the places of readers that leave", async () => {
  await using gateway = await startUploads();
  const readers = await Promise.all(Array.from({ length: 6 }, () => openReader(gateway.port, "greedy")));
  expect((await gateway.look("greedy")).status).toBe(429);
  const { status, bytes } = await gateway.look("demo");
  expect(status).toBe(200);
  expect(bytes.equals(Buffer.alloc(4 * 1024 * 1024, "large"))).toBe(true);
  for (const socket of readers) socket.destroy();
  await expect.poll(async () => (await gateway.look("greedy")).status, { timeout: 10_000 }).toBe(200);
  expect(gateway.faults).toEqual([]);
});

test("cuts off a reader that takes nothing", async () => {
  await using gateway = await startUploads();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const reader = await openReader(gateway.port, "demo");
    const left = once(reader, "close");
    // The first window ends well: the system's own memory takes a part of the picture.
    await expect.poll(() => vi.advanceTimersByTime(20_000) && vi.getTimerCount()).toBe(0);
    reader.resume();
    await left;
  } finally {
    vi.useRealTimers();
  }
  expect(gateway.slowReaders).toMatchObject([{ route: "/upload" }]);
  expect(gateway.faults).toEqual([]);
});
