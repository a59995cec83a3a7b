import { expect, test } from "vitest";
import { startEdge } from "../testing/edgeFixture.ts";
import { type CheckedImage, uploadRoute } from "./uploadRoute.ts";

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

test("accepts pictures by their bytes only", async () => {
  const taken: CheckedImage[] = [];
  await using gateway = await startEdge({
    routes: {
      "/upload": uploadRoute({
        look: async () => ({ status: 404, detail: "none" }),
        upload: async (_uploader, image) => {
          taken.push(image);
          return { image: { imageId: "i1", url: "/i/1" } };
        },
      }),
    },
  });
  const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${gateway.url}/upload`, { method: "POST", body, headers });
    await answer.text();
    return answer.status;
  };
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
  expect(await send(formWith([png(1, 1)]), { cookie: "__Host-atrium=s" })).toBe(403);
  expect(await send(formWith([png(1, 1, 5 * 1024 * 1024 + 1)]))).toBe(413);
  expect(taken).toHaveLength(2);
});
