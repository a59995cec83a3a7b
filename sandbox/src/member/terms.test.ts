import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { termsAcceptances } from "./terms.tables.ts";

const DEMO = 3;

const { db, clock, site, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");

const due = async (as = token) =>
  (await caller.read<{ termsDue: string | null }>("/wps/member/info", { token: as })).termsDue;
const accept = (version: string) => caller.post("/wps/member/terms", { token, body: { version } });
const headers = () => ({ "Idempotency-Key": randomUUID() });

/** Codes of all ways to play for money. */
const plays = async () => {
  const body = { nodeId: 1, roomId: "none" };
  const slip = { gameCode: "SEA_5D_1M", lines: [{ playType: "none", content: "1", unit: "1", multiple: 1 }] };
  const answers = [
    await caller.post("/wps/game/launchGame", { token, body }),
    await caller.get("/wps/game/launchGame?nodeId=1", { token }),
    await caller.post("/wps/v2/game/launchGame", { token, body }),
    await caller.post("/wps/relay/GLS2_launchRoom", { token, body, headers: headers() }),
    await caller.post("/lgw/orders", { token, body: slip, headers: headers() }),
  ];
  return answers.map(({ code }) => code);
};

test("new terms hold play back until they are accepted, and nothing else", async () => {
  expect(await due()).toBeNull();
  expect(await plays()).not.toContain("TERMS_NOT_ACCEPTED");
  await caller.post("/sandbox/terms", { body: { version: "2027-01-01" } });
  expect(await due()).toBe("2027-01-01");
  expect(new Set(await plays())).toEqual(new Set(["TERMS_NOT_ACCEPTED"]));
  for (const path of ["/wps/relay/MCSFE_transactionRecords", "/wps/v2/wallets/balance", "/lgw/orders"]) {
    expect((await caller.get(path, { token })).code).toBe("OK");
  }
  const help = await caller.get<{ version: string }>("/wps/system/helpCenter");
  expect(help.value.version).toBe("2027-01-01");

  expect((await accept("2026-09-01")).code).toBe("TERMS_NOT_ACCEPTED");
  expect((await Promise.all([accept("2027-01-01"), accept("2027-01-01")])).map(({ code }) => code)).toEqual([
    "OK",
    "OK",
  ]);
  expect(await due()).toBeNull();
  expect(await plays()).not.toContain("TERMS_NOT_ACCEPTED");
  const kept = await db.select().from(termsAcceptances).where(eq(termsAcceptances.memberId, DEMO));
  expect(kept).toMatchObject([{ version: "2027-01-01", acceptedAt: expect.any(Date) }]);
});

test("a registration form that was opened before the change is taken, and asked again at the first visit", async () => {
  const register = (username: string, termsVersion: string) => {
    const password = "correct horse battery";
    const sealed = { username, password, confirmPassword: password, termsVersion };
    return caller.call<{ token: string }>("PUT", "/wps/member/register", { sealed });
  };
  await site.setTermsVersion("2027-02-02", clock.now());
  expect(await due((await register("latecomer", "2027-01-01")).value.token)).toBe("2027-02-02");
  expect((await register("muchlater", "2026-09-01")).code).toBe("TERMS_NOT_ACCEPTED");
  await site.setTermsVersion("2027-03-03", new Date(clock.now().getTime() - 11 * 60_000));
  expect((await register("toolate", "2027-02-02")).code).toBe("TERMS_NOT_ACCEPTED");
  expect(await due((await register("intime", "2027-03-03")).value.token)).toBeNull();
});

test("trial accounts have nothing to accept", async () => {
  const trial = await caller.post<{ token: string }>("/wps/session/login/freeplay", { body: {} });
  expect(await due(trial.value.token)).toBeNull();
});

test("refuses versions that are none", async () => {
  for (const version of ["", "a b", "x".repeat(41), 7]) {
    expect((await caller.post("/sandbox/terms", { body: { version } })).code).toBe("VALIDATION_FAILED");
  }
});
