import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogueOf, type Game } from "../games/catalogue.ts";
import { availabilityOf } from "../games/gameView.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId, platformAccountId, post } from "../ledger/ledger.ts";
import { members } from "../member/member.tables.ts";
import type { Platform } from "../platform.ts";
import type { Sandbox } from "../server.ts";
import { endSession, openSession } from "../session/sessions.ts";
import { startTestSandbox } from "../testing/startTestSandbox.ts";
import { bets } from "../wallet/bets.tables.ts";
import { WALLET_VENDORS } from "../wallet/wallets.ts";
import { assetBytes } from "./assets.ts";
import { pageFiles } from "./page.ts";
import type { Boot, RoundAnswer, SessionState } from "./pages/wire.ts";
import { playLaunches, playRounds, playSessions } from "./play.tables.ts";
import { settleDueRounds, startSettling } from "./settling.ts";

let sandbox: Sandbox;
let platform: Platform;
/** One that can be played, by what it is played as, and two that can't. */
const games = { vendorKeeps: 0, slot: 0, fishing: 0, table: 0, match: 0, keno: 0, duel: 0, closed: 0, noDemo: 0 };

beforeAll(async () => {
  sandbox = await startTestSandbox({ cdnPorts: [0] });
  platform = sandbox.platform;
  const all = (await catalogueOf(platform)).all();
  const playedAs = { slot: "RNG", fishing: "FISH", table: "LIVE", match: "SPORTS", keno: "ELOTT", duel: "PVP" };
  const keepsMoney = ({ vassalage }: Game) => WALLET_VENDORS.some((vendor) => vendor.vassalage === vassalage);
  const isOpen = (game: Game) => availabilityOf(game, platform.clock.now()).status === "ACTIVE";
  for (const [kind, gameType] of Object.entries(playedAs)) {
    const found = all.find(
      (game) => game.gameType === gameType && isOpen(game) && game.demo && game.minBet >= 1000n && !keepsMoney(game),
    );
    Object.assign(games, { [kind]: found?.nodeId });
  }
  games.vendorKeeps = all.find((game) => game.gameType === "SPORTS" && isOpen(game) && keepsMoney(game))?.nodeId ?? 0;
  games.closed = all.find((game) => !isOpen(game))?.nodeId ?? 0;
  games.noDemo = all.find((game) => isOpen(game) && !game.demo)?.nodeId ?? 0;
});
afterAll(() => sandbox.close());
beforeEach(() => {
  platform.config.rateLimits = true;
  platform.limiter.clear();
  platform.clock.shiftTo(0);
});

interface Launched {
  game_url: string;
  game_url2: string;
  launchId: string;
  expiresAt: string;
}

async function signIn(username: string) {
  const [member] = await platform.db.select().from(members).where(eq(members.username, username));
  if (!member) throw new Error(`no member ${username}`);
  const session = { member, remember: false, device: "test", ip: "127.0.0.1", country: "VN", at: platform.clock.now() };
  return { ...(await platform.db.transaction((tx) => openSession(tx, session))), member };
}

/** Gives a member exactly this much in the main wallet. */
async function fund(memberId: number, amount: bigint, currency = "VND") {
  const accountId = memberAccountId(memberId, "main");
  const change = amount - (await balanceOf(platform.db, accountId));
  if (change === 0n) return;
  const entries = [
    { accountId, amount: change },
    { accountId: platformAccountId("house", currency), amount: -change },
  ];
  const at = platform.clock.now();
  await platform.db.transaction((tx) => post(tx, { key: randomUUID(), kind: "ADJUST", at, entries }));
}

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

/** Calls the API or, by a whole address, a CDN. */
const call = (path: string, { token, body, headers = {}, method }: CallOptions = {}) =>
  fetch(new URL(path, sandbox.origin), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

async function read<Value = unknown>(response: Promise<Response>) {
  const answer = await response;
  const body: { success: boolean; code: string; value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

async function launch(nodeId: number, token?: string): Promise<string> {
  const path = token ? "/wps/v2/game/launchGame" : "/wps/game/launchDemo";
  const body = token
    ? { nodeId, username: "someone", token: "x", accountType: "MAIN" }
    : { nodeId, ageConfirmed: true };
  const { success, value } = await read<Launched>(call(path, { token, body, headers: { Language: "VI" } }));
  expect(success).toBe(true);
  return value.game_url || value.game_url2;
}

const pageOf = async (address: string): Promise<string> => (await call(address)).text();
const open = async (nodeId: number, token?: string): Promise<Boot> => bootIn(await pageOf(await launch(nodeId, token)));
const bootIn = (html: string): Boot => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

const play = (
  boot: Boot,
  choice: unknown,
  { key = randomUUID(), stake = boot.minBet }: { key?: string; stake?: string } = {},
) =>
  read<RoundAnswer & { retryAfterMs?: number }>(
    call("/play/api/rounds", { body: { key, stake, choice }, headers: { "X-Play-Secret": boot.secret } }),
  );

const state = async (boot: Boot) =>
  (await read<SessionState>(call("/play/api/session", { headers: { "X-Play-Secret": boot.secret } }))).value;

/** The first thing that can be bet on. */
function firstPick({ table }: Boot) {
  const fixture = table.kind === "match" ? table.fixtures[0] : undefined;
  const [offer] = fixture?.odds ?? [];
  if (!fixture || !offer) throw new Error("No match to bet on.");
  return { fixture: fixture.id, ...offer };
}

describe("launching", () => {
  test("a guest must log in, a trial account needs a real one, members and agents play", async () => {
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

  test("a body's username and token don't say who plays", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 123_000n);
    const boot = await open(games.slot, token);
    expect(boot.session.balance).toBe("123000");
    expect(boot.playMoney).toBe(false);
  });

  test("a demo needs a game, one that has a demo, and a confirmed age", async () => {
    const demo = async (body: object) => {
      const { status, code } = await read(call("/wps/game/launchDemo", { body }));
      return `${status} ${code}`;
    };
    expect(await demo({ nodeId: 999_999, ageConfirmed: true })).toBe("404 GAME_NOT_FOUND");
    expect(await demo({ nodeId: games.noDemo, ageConfirmed: true })).toBe("404 DEMO_NOT_AVAILABLE");
    expect(await demo({ nodeId: games.slot })).toBe("422 AGE_NOT_CONFIRMED");
    expect(await demo({ nodeId: "1; drop table", ageConfirmed: true })).toBe("422 VALIDATION_FAILED");
  });

  test("a vendor that keeps the players' money gets it at the launch, when the player allows it", async () => {
    const { token, member } = await signIn("weak");
    await fund(member.id, 900_000n);
    const body = { nodeId: games.vendorKeeps, confirmTrans: false };
    const refused = await read(call("/wps/game/launchGame", { token, body }));
    expect([refused.status, refused.code]).toEqual([409, "TRANSFER_CONFIRM_NEEDED"]);
    const boot = await open(games.vendorKeeps, token);
    expect(boot.session.balance).toBe("900000");
    expect(await balanceOf(platform.db, memberAccountId(member.id, "main"))).toBe(0n);
    const { value } = await play(boot, firstPick(boot));
    const left = 900_000n - BigInt(boot.minBet);
    expect(value.session.balance).toBe(String(left));
    const again = await open(games.vendorKeeps, token);
    expect(again.session.balance).toBe(String(left));
  });

  test("a vendor's wallet without money is one that can't pay, not an error", async () => {
    const { token, member } = await signIn("expired");
    await fund(member.id, 0n);
    const boot = await open(games.vendorKeeps, token);
    expect((await play(boot, firstPick(boot))).code).toBe("INSUFFICIENT_BALANCE");
  });

  test("a game under maintenance says until when, and what is hot instead", async () => {
    const answer = read<{ endsAt: string; suggestions: { status: string }[] }>(
      call("/wps/game/launchDemo", { body: { nodeId: games.closed, ageConfirmed: true } }),
    );
    const { status, code, value } = await answer;
    expect([status, code]).toEqual([503, "GAME_MAINTENANCE"]);
    expect(value.suggestions).toHaveLength(6);
    for (const game of value.suggestions) expect(game.status).toBe("ACTIVE");
    expect(Date.parse(value.endsAt)).toBeGreaterThan(Date.now());
  });

  test("a guest's demo has a purse of its own, a trial account plays its own play money", async () => {
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

describe("addresses", () => {
  test("open a game once: of many simultaneous openings one wins, looking doesn't count", async () => {
    const path = await launch(games.slot);
    expect((await call(path, { method: "HEAD" })).status).toBe(204);
    expect((await call(path, { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(204);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410]);
    const late = await pageOf(path);
    expect(late).toContain("Địa chỉ trò chơi này đã được dùng");
    expect(late).not.toContain('id="boot"');
  });

  test("end after five minutes, and with the login that made them", async () => {
    const old = await launch(games.slot);
    platform.clock.shiftTo(5 * 60_000 + 1);
    expect((await call(old)).status).toBe(410);
    platform.clock.shiftTo(0);
    const { token, sessionId } = await signIn("demo");
    const path = await launch(games.slot, token);
    await endSession(platform.db, sessionId, "LOGOUT", platform.clock.now());
    expect((await call(path)).status).toBe(410);
    expect((await call("/play/open/nonsense")).status).toBe(410);
  });

  test("keep neither the launch token nor the secret in the database, and not the login's token in the page", async () => {
    const { token } = await signIn("demo");
    const path = await launch(games.slot, token);
    const html = await pageOf(path);
    const { secret } = bootIn(html);
    expect(html).not.toContain(token);
    const rows = [await platform.db.select().from(playLaunches), await platform.db.select().from(playSessions)];
    const dump = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(path.split("/").at(-1));
  });

  test("are answered with headers that keep the page and its address to itself", async () => {
    const { headers } = await call(await launch(games.slot));
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self' http://localhost:4000 http://127.0.0.1:4000");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("lead to pages of at most 30 kB, code and art, whose files all exist, in the language of the launch", async () => {
    const { slot, fishing, table, match, keno, duel } = games;
    for (const nodeId of [slot, fishing, table, match, keno, duel]) {
      const html = await pageOf(await launch(nodeId));
      const files = [...html.matchAll(/(?:href|src)="(\/play\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
      const answers = await Promise.all(
        files.map((file) => call(file, { headers: { "Accept-Encoding": "identity" } })),
      );
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
      expect(brotliCompressSync(html).length + assetBytes(pageFiles(bootIn(html).table.kind))).toBeLessThan(30_000);
      expect(html).not.toMatch(/\son\w+=|style="/);
      expect(bootIn(html).messages.lobby).toBe("Sảnh");
    }
  });
});

describe("rounds", () => {
  test("twenty simultaneous requests with one key are one bet", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 1_000_000n);
    const boot = await open(games.slot, token);
    const key = randomUUID();
    const stake = String(5n * BigInt(boot.minBet));
    const rounds = await Promise.all(Array.from({ length: 20 }, () => play(boot, {}, { key, stake })));
    const [first] = rounds;
    for (const { value } of rounds) expect(value.round).toEqual(first?.value.round);
    const win = first?.value.round.win ?? "";
    expect(await balanceOf(platform.db, memberAccountId(member.id, "main"))).toBe(
      1_000_000n - BigInt(stake) + BigInt(win),
    );
    const recorded = await platform.db.select().from(bets).where(eq(bets.memberId, member.id));
    const [bet, ...others] = recorded.filter(({ numero }) => numero === key.slice(0, 8).toUpperCase());
    expect(others).toEqual([]);
    expect(bet).toMatchObject({
      betAmount: BigInt(stake),
      winAmount: BigInt(win),
      gameCategory: "RNG",
      playMoney: false,
    });
    expect(bet?.settledAt).not.toBeNull();
    expect((await play(boot, {}, { key })).code).toBe("IDEMPOTENCY_MISMATCH");
    const another = await open(games.slot, token);
    expect((await play(another, {}, { key, stake })).code).toBe("IDEMPOTENCY_MISMATCH");
  });

  test("parallel rounds never overdraw", async () => {
    platform.config.rateLimits = false;
    const { token, member } = await signIn("vipclub");
    const boots = await Promise.all(Array.from({ length: 4 }, () => open(games.match, token)));
    const min = BigInt(boots[0]?.minBet ?? 0);
    await fund(member.id, min * 5n + min / 2n);
    const rounds = await Promise.all(
      boots.flatMap((boot) => {
        return Array.from({ length: 4 }, () => play(boot, firstPick(boot)));
      }),
    );
    const taken = rounds.filter(({ status }) => status === 200).length;
    expect(taken).toBe(5);
    expect(rounds.filter(({ code }) => code === "INSUFFICIENT_BALANCE")).toHaveLength(11);
    expect(await balanceOf(platform.db, memberAccountId(member.id, "main"))).toBe(min / 2n);
  });

  test("a purse of its own can't be overdrawn either", async () => {
    platform.config.rateLimits = false;
    const boot = await open(games.match);
    const choice = firstPick(boot);
    const rounds = 10_000 / Number(boot.maxBet);
    for (let round = 0; round < rounds; round += 1)
      expect((await play(boot, choice, { stake: boot.maxBet })).status).toBe(200);
    expect((await play(boot, choice, { stake: "1.00" })).code).toBe("INSUFFICIENT_BALANCE");
    expect((await state(boot)).balance).toBe("0.00");
  });

  test.each([
    ["too little", { stake: "499" }, 422],
    ["too much", { stake: "100001000" }, 422],
    ["no multiple", { stake: "10001" }, 422],
    ["fractions that the currency hasn't", { stake: "10000.5" }, 422],
    ["a negative stake", { stake: "-1000" }, 422],
    ["a choice that the game hasn't", { choice: { luck: 7 } }, 422],
    ["unknown fields", { win: "1000000" }, 422],
    ["a key that is none", { key: "1" }, 422],
  ])("%s: refused, and nothing is taken", async (_, changes, status) => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    const body = { key: randomUUID(), stake: boot.minBet, choice: {}, ...changes };
    const response = await call("/play/api/rounds", { body, headers: { "X-Play-Secret": boot.secret } });
    expect(response.status).toBe(status);
    expect(await balanceOf(platform.db, memberAccountId(member.id, "main"))).toBe(50_000n);
  });

  test("chips together may not exceed the largest bet", async () => {
    const boot = await open(games.table);
    if (boot.table.kind !== "table") throw new Error("Not a table.");
    const [first, second] = boot.table.spots.map(({ id }) => id);
    const chips = { [first ?? ""]: 500, [second ?? ""]: 500 };
    expect((await play(boot, { chips }, { stake: "2.00" })).code).toBe("STAKE_OUT_OF_RANGE");
  });

  test("begin no sooner than the cycle allows; a repeat of the last one is answered at once", async () => {
    const boot = await open(games.slot);
    const key = randomUUID();
    const first = await play(boot, {}, { key });
    const early = await play(boot, {});
    expect([early.status, early.code]).toEqual([429, "RATE_LIMITED"]);
    expect(early.value.retryAfterMs).toBeLessThanOrEqual(2500);
    expect((await play(boot, {}, { key })).value.round).toEqual(first.value.round);
    platform.clock.shiftTo(2500);
    expect((await play(boot, {})).status).toBe(200);
  });

  test("end with the login, and with the game", async () => {
    const { token, sessionId, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    await endSession(platform.db, sessionId, "LOGOUT", platform.clock.now());
    expect((await play(boot, {})).code).toBe("SESSION_EXPIRED");
    const left = await open(games.slot);
    await call("/play/api/end", { body: {}, headers: { "X-Play-Secret": left.secret } });
    expect((await play(left, {})).code).toBe("SESSION_EXPIRED");
    expect((await play({ ...left, secret: "A".repeat(43) }, {})).code).toBe("UNAUTHENTICATED");
    const idle = await open(games.slot);
    platform.clock.shiftTo(31 * 60_000);
    expect((await play(idle, {})).code).toBe("SESSION_EXPIRED");
  });

  test("tell listeners of the balance after the commit", async () => {
    const { token, member } = await signIn("demo");
    await fund(member.id, 50_000n);
    const boot = await open(games.slot, token);
    const heard: (string | undefined)[] = [];
    const stop = platform.events.subscribe(({ topic, customerId }) => topic === "balance" && heard.push(customerId));
    await play(boot, {});
    stop();
    expect(heard).toEqual([String(member.id)]);
  });
});

describe("rounds that are settled later", () => {
  async function openRound(username: string) {
    const { token, member } = await signIn(username);
    await fund(member.id, 10_000_000n);
    const boot = await open(games.match, token);
    const key = randomUUID();
    const picked = firstPick(boot);
    const { value } = await play(boot, picked, { key });
    return { boot, key, placed: value, memberId: member.id, stake: BigInt(boot.minBet), ...picked };
  }
  const moneyOf = (key: string) =>
    platform.db
      .select({ key: ledgerTransactions.key, amount: ledgerEntries.amount })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .where(sql`${ledgerTransactions.key} like ${`%${key}`} and ${ledgerEntries.accountId} like 'member:%'`);

  test("show nothing before their time, then are settled once, by whoever comes first", async () => {
    const { boot, key, placed, memberId, stake, pick, pays } = await openRound("demo");
    expect(placed.round).toMatchObject({ status: "OPEN", view: null, win: "0" });
    expect(placed.session).toMatchObject({ balance: String(10_000_000n - stake), open: [key] });
    await settleDueRounds(platform);
    const look = () =>
      read<RoundAnswer>(call(`/play/api/rounds/${key}`, { headers: { "X-Play-Secret": boot.secret } }));
    expect((await look()).value.round.status).toBe("OPEN");
    platform.clock.shiftTo(10_001);
    const [first] = await Promise.all([look(), settleDueRounds(platform), look(), settleDueRounds(platform), look()]);
    const { round } = first.value;
    expect(round.status).toBe("SETTLED");
    const win = round.view?.kind === "match" && round.view.result === pick ? (stake * BigInt(pays)) / 100n : 0n;
    expect(BigInt(round.win)).toBe(win);
    expect(await balanceOf(platform.db, memberAccountId(memberId, "main"))).toBe(10_000_000n - stake + win);
    const moved = (await moneyOf(key)).map((entry) => entry.key.split(":")[0]);
    expect(moved.sort()).toEqual(win > 0n ? ["bet", "win"] : ["bet"]);
  });

  test("are settled at the next start when the platform went down in between", async () => {
    const { key, stake } = await openRound("vipclub");
    platform.clock.shiftTo(60_000);
    await startSettling(platform)();
    const [round] = await platform.db.select().from(playRounds).where(eq(playRounds.key, key));
    expect(round?.status).toBe("SETTLED");
    const [bet] = await platform.db
      .select()
      .from(bets)
      .where(eq(bets.betId, round?.betId ?? ""));
    expect(bet?.status).toMatch(/WON|LOST/);
    expect(bet?.validBet).toBe(stake);
  });

  test("give the stake back when their game is gone", async () => {
    const { key, memberId, boot, stake } = await openRound("demo");
    await platform.db.update(playRounds).set({ nodeId: 987_654 }).where(eq(playRounds.key, key));
    platform.clock.shiftTo(10_001);
    expect(await settleDueRounds(platform)).toBeGreaterThan(0);
    expect(await settleDueRounds(platform)).toBe(0);
    expect(await balanceOf(platform.db, memberAccountId(memberId, "main"))).toBe(10_000_000n);
    const [round] = await platform.db.select().from(playRounds).where(eq(playRounds.key, key));
    expect(round?.status).toBe("REFUNDED");
    const [bet] = await platform.db
      .select()
      .from(bets)
      .where(eq(bets.betId, round?.betId ?? ""));
    expect(bet).toMatchObject({ status: "CANCELLED", winAmount: stake, validBet: 0n });
    expect((await state(boot)).open).toEqual([]);
  });
});
