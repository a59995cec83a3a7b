import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { startForFile } from "../../testing/startForFile.ts";

const { clock, site, config, caller } = await startForFile({ humanCheck: "pow", rateLimits: false });
beforeEach(async () => {
  clock.shiftTo(0);
  await site.setBrand({ ...site.brand, humanCheck: null });
});

interface Task {
  provider: string;
  challenge: string;
  difficulty: number;
  expiresAt: string;
}

const task = () => caller.read<Task>("/wps/verification/human");
async function solved() {
  const { provider, challenge, difficulty } = await task();
  const { challenge: hash, salt } = JSON.parse(challenge);
  return { hvProvider: provider, hvChallenge: challenge, hvToken: String(solutionOf(hash, salt, 2 ** difficulty)) };
}

/** The library's own solver awaits each hash, which takes 20 s here; this takes less than one. */
function solutionOf(hash: string, salt: string, max: number): number {
  for (let number = 0; number <= max; number++) {
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === hash) return number;
  }
  throw new Error("no number solves the task");
}
const logIn = (answer: object) =>
  caller.post("/wps/session/login", { sealed: { username: "demo", password: "Atrium!2026", ...answer } });

test("a solved task allows one login", async () => {
  const answer = await solved();
  const codes = (await Promise.all([logIn(answer), logIn(answer)])).map(({ code }) => code);
  expect(codes.sort()).toEqual(["HUMAN_CHECK_FAILED", "OK"]);
}, 60_000);

test("refuses tasks that are expired or foreign", async () => {
  const { difficulty, expiresAt } = await task();
  expect(difficulty).toBe(18);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(110_000);
  const late = await solved();
  const forged = await solved();
  const { signature: _, ...unsigned } = JSON.parse(forged.hvChallenge);
  const longer = forged.hvChallenge.replace(/expires=\d+/, "expires=99999999999");
  for (const wrong of [
    {},
    { hvProvider: "none" },
    { hvProvider: "pow", hvChallenge: "nonsense", hvToken: "1" },
    { ...forged, hvToken: "1".repeat(8) },
    { ...forged, hvToken: String(Number(forged.hvToken) + 1) },
    { ...forged, hvChallenge: JSON.stringify({ ...unsigned, signature: "00" }) },
    { ...forged, hvChallenge: longer },
    { ...forged, hvProvider: "turnstile" },
  ]) {
    expect([wrong, (await logIn(wrong)).success]).toEqual([wrong, false]);
  }
  clock.shiftTo(121_000);
  expect((await logIn(late)).code).toBe("HUMAN_CHECK_FAILED");
}, 60_000);

test("is required for registrations, codes and recoveries, not for logins by SMS; operators can switch it off", async () => {
  const number = { countryDialingCode: "+84", mobileNum: "901234567" };
  const sms = (path: string) => caller.post(`/wps/verification/sms/${path}`, { body: number });
  expect((await sms("register")).code).toBe("HUMAN_CHECK_FAILED");
  expect((await sms("forgotPassword")).code).toBe("HUMAN_CHECK_FAILED");
  expect((await sms("noLogin")).code).toBe("OK");
  await site.setBrand({ ...site.brand, humanCheck: "none" });
  expect(await caller.read("/wps/verification/human")).toMatchObject({ provider: "none", challenge: null });
  expect((await sms("forgotPassword")).code).toBe("OK");
  expect((await logIn({})).code).toBe("OK");
});

test("accepts Turnstile tokens once, when Cloudflare confirms them", async () => {
  const asked: string[] = [];
  let answer = (token: string | null) => JSON.stringify({ success: token === "good" || token === "good too" });
  const cloudflare = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(`${request.method} ${form.get("secret")} ${form.get("response")}`);
    response.end(answer(form.get("response")));
  });
  await once(cloudflare.listen(0, "127.0.0.1"), "listening");
  const { port } = cloudflare.address() as AddressInfo;
  config.turnstile = { siteKey: "site-key", secret: "the-secret", verifyUrl: `http://127.0.0.1:${port}/siteverify` };
  await site.setBrand({ ...site.brand, humanCheck: "turnstile" });

  const first = await caller.get<object>("/wps/verification/human");
  expect(first.value).toEqual({ provider: "turnstile", challenge: null, difficulty: null, siteKey: "site-key" });
  expect(JSON.stringify(await caller.read("/wps/system/permission"))).not.toContain("the-secret");
  const send = async (hvToken: string, hvProvider = "turnstile") => (await logIn({ hvProvider, hvToken })).code;
  const codes = await Promise.all([send("good"), send("good")]);
  expect(codes.sort()).toEqual(["HUMAN_CHECK_FAILED", "OK"]);
  for (const refused of [send("bad"), send(""), send("good too", "pow"), logIn({}).then(({ code }) => code)])
    expect(await refused).toBe("HUMAN_CHECK_FAILED");
  expect(asked).toEqual(["POST the-secret good", "POST the-secret good", "POST the-secret bad"]);

  answer = () => "<html>busy</html>";
  expect(await send("good too")).toBe("HUMAN_CHECK_FAILED");
  cloudflare.close();
  expect(await send("good too")).toBe("HUMAN_CHECK_FAILED");
});
