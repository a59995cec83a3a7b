import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { openTestPlatform } from "../testing/openTestPlatform.ts";
import { healthRoutes } from "./health.routes.ts";
import { Storage } from "./storage.ts";

/** What Postgres says when it can't make a file larger. */
const full = () => Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });

test("a full disk is told by readiness and by 503, in one line of the log for each failure", async () => {
  const { platform, close } = await openTestPlatform();
  const app = createApp(platform, [healthRoutes]).get("/probe", () => {
    throw new Error("failed query", { cause: full() });
  });
  const ready = async () => (await app.request("/health/ready")).status;
  expect(await ready()).toBe(200);
  using log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const answer = await app.request("/probe");
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: "UPSTREAM_UNAVAILABLE" }),
  ]);
  expect(log.mock.calls.map(([text]) => String(text).trimEnd().split("\n").length)).toEqual([1]);
  expect(await ready()).toBe(503);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 31_000);
  expect(await ready()).toBe(200);
  await close();
});

test("a disk with less room than Postgres needs for its log counts as full", async () => {
  const folder = tmpdir();
  const { bsize } = statfsSync(folder);
  const hasRoom = (bavail: number) => new Storage(folder, async () => ({ bavail, bsize })).hasRoom();
  expect([await hasRoom(Math.ceil(2 ** 25 / bsize)), await hasRoom(Math.floor(2 ** 25 / bsize) - 1)]).toEqual([
    true,
    false,
  ]);
  expect(await new Storage(undefined).hasRoom()).toBe(true);
});
