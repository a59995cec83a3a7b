import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { defaultIcon } from "../artwork/defaultIcon.ts";
import type { Picture } from "../artwork/picture.ts";
import { buildPictures, pictureHash } from "./builtPictures.ts";
import { PictureStore } from "./pictureStore.ts";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const icon: Picture = { kind: "default" };
const avatars = [1, 2].map((number): Picture => ({ kind: "avatar", number }));

test("builds only the pictures that are missing, and removes the ones that are not used any more", () => {
  expect(buildPictures(folder, [icon, ...avatars])).toEqual({ drawn: 3, kept: 0 });
  expect(buildPictures(folder, [icon])).toEqual({ drawn: 0, kept: 1 });
  expect(readdirSync(folder)).toHaveLength(1);
});

test("gives the same image from a built file and drawn at request", async () => {
  const built = await new PictureStore(folder).imageOf(icon);
  const drawn = await new PictureStore(undefined).imageOf(icon);
  expect((await built?.plain())?.toString()).toBe(defaultIcon());
  expect((await drawn?.plain())?.toString()).toBe(defaultIcon());
  expect(built?.etag).toBe(drawn?.etag);
  expect((await built?.gzip())?.equals((await drawn?.gzip()) ?? Buffer.of())).toBe(true);
});

test("gives nothing for an avatar that does not exist", async () => {
  expect(await new PictureStore(folder).imageOf({ kind: "avatar", number: 99 })).toBeUndefined();
});

test("the hash of a picture depends on its content, not on the order of its keys", () => {
  const a: Picture = { kind: "vendor", code: "PGX", name: "Pixel" };
  expect(pictureHash({ name: "Pixel", code: "PGX", kind: "vendor" })).toBe(pictureHash(a));
  expect(pictureHash({ ...a, name: "Other" })).not.toBe(pictureHash(a));
});
