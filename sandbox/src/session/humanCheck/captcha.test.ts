import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { rateLimits } from "../../http/limits/rateLimiter.tables.ts";
import { Caller } from "../../testing/caller.ts";
import { openTestPlatform } from "../../testing/openTestPlatform.ts";
import { startTestSandbox } from "../../testing/startTestSandbox.ts";
import { speak } from "./captcha.speech.ts";
import { Captchas, draw } from "./captcha.ts";
import voice from "./captcha.voice.json" with { type: "json" };

test("returns 600 pictures a minute per address, as base64 with its id", async () => {
  const sandbox = await startTestSandbox();
  const caller = new Caller(sandbox);
  const first = await caller.get<string>("/wps/captcha");
  const picture = PNG.sync.read(Buffer.from(first.value, "base64"));
  expect([picture.width, picture.height]).toEqual([160, 56]);
  expect(first.headers.get("x-captcha-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get("cache-control")).toBe("no-store");
  const now = Date.now();
  const used = { key: "captcha:198.51.100.8", taken: Array(20).fill(now), staleAt: now + 60_000 };
  await sandbox.platform.db.insert(rateLimits).values(used);
  const headers = { "x-forwarded-for": "198.51.100.8" };
  expect((await caller.get("/wps/captcha", { headers })).status).toBe(429);
  expect((await caller.get("/wps/captcha", { headers: { "x-forwarded-for": "198.51.100.9" } })).status).toBe(200);
  sandbox.platform.clock.shiftTo(61_000);
  expect((await caller.get("/wps/captcha", { headers })).status).toBe(200);
  await sandbox.close();
});

const speech = readFileSync(new URL("captcha.voice.u8", import.meta.url));

/** Finds the place in a recording that is most like the beginning of a character, and how alike both are. */
function heard(samples: Buffer, { start }: { start: number }): { likeness: number; at: number } {
  const clip = speech.subarray(start + 500, start + 900);
  let best = { likeness: 0, at: 0 };
  for (let at = 0; at < samples.length - clip.length; at += 1) {
    let [both, mine, theirs] = [0, 0, 0];
    for (let i = 0; i < clip.length; i += 1) {
      const [a, b] = [(clip[i] ?? 0) - 128, (samples[at + i] ?? 0) - 128];
      both += a * b;
      mine += a * a;
      theirs += b * b;
    }
    const likeness = both / Math.sqrt(mine * theirs || 1);
    if (likeness > best.likeness) best = { likeness, at };
  }
  return best;
}

test("characters are spoken one by one in a WAV file", () => {
  const wav = speak("K7XE");
  expect([wav.toString("latin1", 0, 4), wav.toString("latin1", 8, 16)]).toEqual(["RIFF", "WAVEfmt "]);
  expect([wav.readUInt32LE(4) + 8, wav.readUInt32LE(24), wav.readUInt32LE(40) + 44]).toEqual([
    wav.length,
    8_000,
    wav.length,
  ]);
  const places = [voice.K, voice[7], voice.X, voice.E].map((clip) => heard(wav.subarray(44), clip));
  for (const { likeness } of places) expect(likeness).toBeGreaterThan(0.7);
  expect(places).toEqual(places.toSorted((a, b) => a.at - b.at));
});

test("a picture can be listened to, in a new recording each time, until the captcha is answered", async () => {
  const sandbox = await startTestSandbox();
  const caller = new Caller(sandbox);
  const { captchas, clock } = sandbox.platform;
  const picture = await caller.get<string>("/wps/captcha");
  const id = picture.headers.get("x-captcha-id") ?? "";
  const listen = () => caller.get<string>(`/wps/captcha?audio=1&captchaId=${id}`);
  const spoken = await listen();
  expect(spoken.headers.get("x-captcha-id")).toBe(id);
  expect(spoken.headers.get("x-captcha-expires")).toBe(picture.headers.get("x-captcha-expires"));
  expect(spoken.value.startsWith("UklGR")).toBe(true);

  expect((await listen()).value).not.toBe(spoken.value);
  await captchas.check(id, (await captchas.find(id)).text);
  clock.shiftTo(2_002);
  expect((await listen()).code).toBe("CAPTCHA_INVALID");

  clock.shiftTo(3_003);
  const alone = await caller.get<string>("/wps/captcha?audio=1");
  const ownId = alone.headers.get("x-captcha-id") ?? "";
  expect(alone.value.startsWith("UklGR")).toBe(true);
  clock.shiftTo(124_000);
  expect((await caller.get(`/wps/captcha?audio=1&captchaId=${ownId}`)).code).toBe("CAPTCHA_INVALID");
  await sandbox.close();
});

test("uses four distinct characters, valid once within two minutes, in any case, at any process", async () => {
  const { platform, close } = await openTestPlatform();
  const { clock, captchas } = platform;
  const elsewhere = new Captchas(platform.db, clock);
  const refused = expect.objectContaining({ code: "CAPTCHA_INVALID" });
  for (let i = 0; i < 50; i += 1) expect((await captchas.create()).text).toMatch(/^[^01258BGIJOQSUVWZ]{4}$/);

  const { id, text } = await captchas.create();
  await elsewhere.check(id, ` ${text.toLowerCase()} `);
  await expect(captchas.check(id, text)).rejects.toEqual(refused);

  const guessed = await captchas.create();
  await expect(captchas.check(guessed.id, "????")).rejects.toEqual(refused);
  await expect(elsewhere.check(guessed.id, guessed.text)).rejects.toEqual(refused);

  const late = await captchas.create();
  clock.shiftTo(121_000);
  await expect(captchas.check(late.id, late.text)).rejects.toEqual(refused);
  await close();
});

test("draws the same characters differently each time", () => {
  const pictures = Array.from({ length: 20 }, () => draw("AC34").toString("base64"));
  expect(new Set(pictures).size).toBe(20);
});
