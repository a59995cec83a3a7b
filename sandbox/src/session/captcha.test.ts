import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { Clock } from "../clock.ts";
import { Caller } from "../testing/caller.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";
import { Captchas } from "./captcha.ts";

test("an address gets a picture a second, as base64, with its id beside it", async () => {
  const sandbox = await startTestSandbox();
  const caller = new Caller(sandbox);
  const first = await caller.get<string>("/wps/captcha");
  const picture = PNG.sync.read(Buffer.from(first.value, "base64"));
  expect([picture.width, picture.height]).toEqual([160, 56]);
  expect(first.headers.get("x-captcha-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect((await caller.get("/wps/captcha")).status).toBe(429);
  expect((await caller.get("/wps/captcha", { headers: { "x-forwarded-for": "198.51.100.9" } })).status).toBe(200);
  sandbox.platform.clock.shiftTo(1_001);
  expect((await caller.get("/wps/captcha")).status).toBe(200);
  await sandbox.close();
});

test("four characters without look-alikes, good once and for two minutes, whatever their case", () => {
  const clock = new Clock();
  const captchas = new Captchas(clock);
  const refused = expect.objectContaining({ code: "CAPTCHA_INVALID" });
  for (let i = 0; i < 50; i += 1) expect(captchas.answerOf(captchas.create().id)).toMatch(/^[^01258BGIJOQSUVWZ]{4}$/);

  const { id } = captchas.create();
  const answer = captchas.answerOf(id) ?? "";
  captchas.check(id, ` ${answer.toLowerCase()} `);
  expect(() => captchas.check(id, answer)).toThrow(refused);

  const guessed = captchas.create().id;
  const right = captchas.answerOf(guessed) ?? "";
  expect(() => captchas.check(guessed, "????")).toThrow(refused);
  expect(() => captchas.check(guessed, right)).toThrow(refused);

  const late = captchas.create().id;
  const lateAnswer = captchas.answerOf(late) ?? "";
  clock.shiftTo(121_000);
  expect(() => captchas.check(late, lateAnswer)).toThrow(refused);
});

test("pictures of the same characters are never the same", () => {
  const captchas = new Captchas(new Clock());
  const pictures = Array.from({ length: 20 }, () => captchas.create().png.toString("base64"));
  expect(new Set(pictures).size).toBe(20);
});
