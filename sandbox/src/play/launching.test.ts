import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { bootIn, firstPick, type Launched, openGameHarness, read } from "../testing/gameHarness.ts";

const { db, games, signIn, fund, call, pageOf, open, play } = await openGameHarness();

describe("launching", () => {
  test("refuses guests and trial accounts, and launches for members and agents", async () => {
    const body = { nodeId: games.slot };
    expect((await call("/wps/game/launchGame", { body })).status).toBe(401);
    const trial = await signIn("trialseed497");
    const refused = await read(call("/wps/game/launchGame", { body, token: trial.token }));
    expect([refused.status, refused.code]).toEqual([403, "TRIAL_ACCOUNT"]);
    for (const name of ["demo", "agent", "senior", "affiliate"]) {
      const { token } = await signIn(name);
      expect((await call("/wps/game/launchGame", { body, token })).status).toBe(200);
    }
    const { token } = await signIn("demo");
    expect(
      (await call(`/wps/game/launchGame?nodeId=${games.slot}&confirmTrans=1&clientType=3`, { token })).status,
    ).toBe(200);
  });

  test("ignores the username and token of the body", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 123_000n);
    const boot = await open(games.slot, token);
    expect(boot.session.balance).toBe("123000");
    expect(boot.playMoney).toBe(false);
  });

  test("launches a demo only for a game that has one and with a confirmed age", async () => {
    const demo = async (body: object) => {
      const { status, code } = await read(call("/wps/game/launchDemo", { body }));
      return `${status} ${code}`;
    };
    expect(await demo({ nodeId: 999_999, ageConfirmed: true })).toBe("404 GAME_NOT_FOUND");
    expect(await demo({ nodeId: games.noDemo, ageConfirmed: true })).toBe("404 DEMO_NOT_AVAILABLE");
    expect(await demo({ nodeId: games.slot })).toBe("422 AGE_NOT_CONFIRMED");
    expect(await demo({ nodeId: "1; drop table", ageConfirmed: true })).toBe("422 VALIDATION_FAILED");
  });

  test("moves the money to a vendor that keeps it itself, when the player confirms", async () => {
    const { token, member } = await signIn("weak");
    await fund(member.id, 900_000n);
    const body = { nodeId: games.vendorKeeps, confirmTrans: false };
    const refused = await read(call("/wps/game/launchGame", { token, body }));
    expect([refused.status, refused.code]).toEqual([409, "TRANSFER_CONFIRM_NEEDED"]);
    const boot = await open(games.vendorKeeps, token);
    expect(boot.session.balance).toBe("900000");
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(0n);
    const { value } = await play(boot, firstPick(boot));
    const left = 900_000n - BigInt(boot.minBet);
    expect(value.session.balance).toBe(String(left));
    const again = await open(games.vendorKeeps, token);
    expect(again.session.balance).toBe(String(left));
  });

  test("moves the money once when two windows launch at the same time", async () => {
    const { token, member } = await signIn("weak");
    await fund(member.id, 500_000n);
    const body = { nodeId: games.vendorKeeps, confirmTrans: true };
    const launch = () => read(call("/wps/game/launchGame", { token, body, key: randomUUID() }));
    expect((await Promise.all([launch(), launch(), launch()])).map(({ code }) => code)).toEqual(["OK", "OK", "OK"]);
    expect(await balanceOf(db, memberAccountId(member.id, "main", "VND"))).toBe(0n);
  });

  test("moves money only for a POST with a key, once for each key", async () => {
    const { token, member } = await signIn("weak");
    const left = () => balanceOf(db, memberAccountId(member.id, "main", "VND"));
    await fund(member.id, 300_000n);
    const body = { nodeId: games.vendorKeeps, confirmTrans: true };
    for (const path of ["/wps/game/launchGame", "/wps/v2/game/launchGame"]) {
      const link = `/wps/game/launchGame?nodeId=${games.vendorKeeps}&confirmTrans=true`;
      await call(link, { token, key: randomUUID() });
      expect((await read(call(path, { token, body }))).code).toBe("IDEMPOTENCY_REQUIRED");
      await call(path, { token, body: { nodeId: games.vendorKeeps }, key: randomUUID() });
      expect(await left()).toBe(300_000n);
    }
    const headers = { "Idempotency-Key": randomUUID() };
    const launch = () => read<Launched>(call("/wps/v2/game/launchGame", { token, body, headers }));
    const first = await launch();
    expect([first.code, await left()]).toEqual(["OK", 0n]);
    await fund(member.id, 70_000n);
    expect([(await launch()).value.launchId, await left()]).toEqual([first.value.launchId, 70_000n]);
  });

  test("refuses a bet from a vendor's empty wallet as insufficient balance", async () => {
    const { token, member } = await signIn("expired");
    await fund(member.id, 0n);
    const boot = await open(games.vendorKeeps, token);
    expect((await play(boot, firstPick(boot))).code).toBe("INSUFFICIENT_BALANCE");
  });

  test("answers for a game in maintenance with its end and six hot games", async () => {
    const answer = read<{ endsAt: string; suggestions: { status: string }[] }>(
      call("/wps/game/launchDemo", { body: { nodeId: games.closed, ageConfirmed: true } }),
    );
    const { status, code, value } = await answer;
    expect([status, code]).toEqual([503, "GAME_MAINTENANCE"]);
    expect(value.suggestions).toHaveLength(6);
    for (const game of value.suggestions) expect(game.status).toBe("ACTIVE");
    expect(Date.parse(value.endsAt)).toBeGreaterThan(Date.now());
  });

  test("gives a guest's demo a new purse, and a trial account its own play money", async () => {
    const guest = await open(games.slot);
    expect([guest.session.balance, guest.currency, guest.playMoney]).toEqual(["10000.00", "FUN", true]);
    const trial = await signIn("trialseed498");
    await fund(trial.member.id, 77_700n, "FUN");
    const body = { nodeId: games.slot, ageConfirmed: true };
    const { value } = await read<Launched>(call("/wps/game/launchDemo", { token: trial.token, body }));
    const boot = bootIn(await pageOf(value.game_url || value.game_url2));
    expect(boot.session.balance).toBe("777.00");
  });
});
