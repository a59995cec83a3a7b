import { randomUUID } from "node:crypto";
import type { Boot, RoundAnswer, RoundRequest, SessionState } from "@atrium/arcade/gameMessages";
import { afterAll, beforeEach } from "vitest";
import { catalogueOf } from "../games/catalogue.ts";
import { isLottery } from "../games/categories.ts";
import type { Game } from "../games/game.ts";
import { availabilityOf } from "../games/gameView.ts";
import { balanceOf, memberAccountId, moving, platformAccountId, post } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import type { Platform } from "../platform.ts";
import { openSession } from "../session/sessions.ts";
import { WALLET_VENDORS } from "../wallet/wallets.ts";
import { Caller } from "./caller.ts";
import { shiftClock } from "./shiftClock.ts";
import { startTestSandbox } from "./startTestSandbox.ts";

/** The answer to a launch. */
export interface Launched {
  game_url: string;
  game_url2: string;
  launchId: string;
  expiresAt: string;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  /** The key of a change. */
  key?: string;
  headers?: Record<string, string>;
  method?: string;
}

/**
 * A sandbox for the tests of one file, with the actions of players: launch games, open their pages, play rounds. Each test begins at
 * the real time, with no call counted.
 */
export async function openGameHarness({ rateLimits = true } = {}) {
  const sandbox = await startTestSandbox({ cdnPorts: [0] });
  const { platform } = sandbox;
  const games = await findGames(platform);

  async function signIn(username: string) {
    const member = await memberNamed(platform.db, username);
    const at = platform.clock.now();
    const session = { member, remember: false, device: "test", ip: "127.0.0.1", country: "VN", at };
    return { ...(await platform.db.transaction((tx) => openSession(tx, session))), member };
  }

  /** Sets the balance of a member's main wallet. */
  async function fund(memberId: number, amount: bigint, currency = "VND") {
    const accountId = memberAccountId(memberId, "main", currency);
    const change = amount - (await balanceOf(platform.db, accountId));
    if (change === 0n) return;
    const entries = moving(change, { from: platformAccountId("house", currency), to: accountId });
    const at = platform.clock.now();
    await transact(platform, (tx) => post(tx, { key: randomUUID(), kind: "ADJUST", at, entries }));
  }

  /** Sends a request to the API or, with a whole address, to a CDN. */
  const call = (path: string, { token, body, key, headers = {}, method }: CallOptions = {}) =>
    fetch(new URL(path, sandbox.origin), {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(key !== undefined && { "Idempotency-Key": key }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

  async function launch(nodeId: number, token?: string): Promise<string> {
    const path = token ? "/wps/v2/game/launchGame" : "/wps/game/launchDemo";
    const body = token
      ? { nodeId, username: "someone", token: "x", accountType: "MAIN", confirmTrans: true }
      : { nodeId, ageConfirmed: true };
    const { success, value } = await read<Launched>(
      call(path, { token, body, key: randomUUID(), headers: { Language: "VI" } }),
    );
    if (!success) throw new Error(`game ${nodeId} was not launched`);
    return value.game_url || value.game_url2;
  }

  const pageOf = async (address: string): Promise<string> => (await call(address)).text();
  const open = async (nodeId: number, token?: string): Promise<Boot> =>
    bootIn(await pageOf(await launch(nodeId, token)));

  const play = (
    boot: Boot,
    choice: unknown,
    { key = randomUUID(), stake = boot.minBet, freeSpins }: Partial<Omit<RoundRequest, "choice">> = {},
  ) =>
    read<RoundAnswer & { retryAfterMs?: number }>(
      call("/play/api/rounds", { body: { key, stake, choice, freeSpins }, headers: { "X-Play-Secret": boot.secret } }),
    );

  const state = async (boot: Boot) =>
    (await read<SessionState>(call("/play/api/session", { headers: { "X-Play-Secret": boot.secret } }))).value;

  afterAll(sandbox.close);
  beforeEach(async () => {
    platform.config.rateLimits = rateLimits;
    await platform.limiter.clear();
    await shiftClock(platform, 0);
  });

  const caller = new Caller(sandbox);
  return { ...platform, platform, caller, games, signIn, fund, call, launch, pageOf, open, play, state };
}

/** The parsed answer of the API. */
export async function read<Value = unknown>(response: Promise<Response>) {
  const answer = await response;
  const body: { success: boolean; code: string; value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, ...body };
}

/** The boot data in a game's page. */
export const bootIn = (html: string): Boot => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

/** After this time all matches of the present have ended. */
export const AFTER_MATCHES_MS = 240_000;

/** The first offer of the match that begins last, so that no test comes too late for it. */
export function firstPick({ table }: Pick<Boot, "table">) {
  const fixture = table.kind === "match" ? table.fixtures.at(-1) : undefined;
  const [offer] = fixture?.odds ?? [];
  if (!fixture || !offer) throw new Error("No match to bet on.");
  return { fixture: fixture.id, ...offer };
}

/** One open game of each kind, and games that can not be launched. */
async function findGames(platform: Platform) {
  const all = (await catalogueOf(platform)).all();
  const keepsMoney = ({ vassalage }: Game) => WALLET_VENDORS.some((vendor) => vendor.vassalage === vassalage);
  const isOpen = (game: Game) => availabilityOf(game, platform.clock.now()).status === "ACTIVE";
  const first = (isWanted: (game: Game) => boolean) => all.find(isWanted)?.nodeId ?? 0;
  const playedAs = (gameType: string) =>
    first(
      (game) => game.gameType === gameType && isOpen(game) && game.demo && game.minBet >= 1000n && !keepsMoney(game),
    );
  return {
    slot: playedAs("RNG"),
    fishing: playedAs("FISH"),
    table: playedAs("LIVE"),
    match: playedAs("SPORTS"),
    keno: playedAs("ELOTT"),
    duel: playedAs("PVP"),
    vendorKeeps: first((game) => game.gameType === "SPORTS" && isOpen(game) && keepsMoney(game)),
    closed: first((game) => !isOpen(game)),
    noDemo: first((game) => isOpen(game) && !game.demo && !isLottery(game)),
  };
}
