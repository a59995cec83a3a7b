import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startPostgres } from "@atrium/scripts/postgresServer";
import { and, eq, sql } from "drizzle-orm";
import { PLAYER_TYPE } from "../src/accountTypes.ts";
import { readConfig } from "../src/config.ts";
import { catalogueOf } from "../src/games/catalogue.ts";
import { availabilityOf } from "../src/games/gameView.ts";
import { jackpotGames } from "../src/jackpots/jackpots.tables.ts";
import { memberAccountId, moving, platformAccountId, post } from "../src/ledger/ledger.ts";
import { transact } from "../src/ledger/transact.ts";
import { members } from "../src/member/member.tables.ts";
import { toDecimal } from "../src/money.ts";
import { createPlatform, type Platform } from "../src/platform.ts";
import { createLaunch, redeemLaunch } from "../src/play/launches.ts";
import type { PlaySession } from "../src/play/play.tables.ts";
import { openPlaySession } from "../src/play/playSessions.ts";
import { findRoundGame, type RoundGame } from "../src/play/roundGames.ts";
import { playRound } from "../src/play/rounds.ts";
import { openSeeded } from "../src/seed/openSeeded.ts";
import { ledgerFaults } from "../src/testing/ledgerFaults.ts";
import { WALLET_VENDORS } from "../src/wallet/wallets.ts";

const PLAYERS = [1, 4, 16, 64];
const MONEY = 100_000_000_000n;
/** Clock ticks in a second, the unit of processor time in /proc. */
const TICKS = 100;

// npm run bench -- rounds: rounds of a slot per second on a Postgres server that flushes each commit to the disk, with 1, 4,
// 16 and 64 players who each play one round at a time. The players run in this process, by the function that answers
// `/play/api/rounds`: the figures contain the cost of the driver.
// `--jackpot` takes a slot that feeds a jackpot.
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, jackpot: { type: "boolean", default: false } },
});
const seconds = Number(values.seconds);
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Seat {
  session: PlaySession;
  game: RoundGame;
  stake: string;
}

async function findSlot(platform: Platform): Promise<RoundGame> {
  const keepMoney = new Set(WALLET_VENDORS.map(({ vassalage }) => vassalage));
  const feeding = new Set((await platform.db.select().from(jackpotGames)).map(({ nodeId }) => nodeId));
  const slot = (await catalogueOf(platform))
    .hot()
    .find(
      (game) =>
        game.gameType === "RNG" &&
        feeding.has(game.nodeId) === values.jackpot &&
        !keepMoney.has(game.vassalage) &&
        availabilityOf(game, platform.clock.now()).status === "ACTIVE",
    );
  const game = slot && (await findRoundGame(platform, slot.nodeId, "EN"));
  if (!game) throw new Error("the catalogue has no open slot");
  return game;
}

/** Gives a member money and opens the game. */
async function seat(platform: Platform, game: RoundGame, memberId: number): Promise<Seat> {
  const { nodeId, minBet, currency } = game.game;
  await transact(platform, (tx) =>
    post(tx, {
      key: randomUUID(),
      kind: "DEPOSIT",
      at: platform.clock.now(),
      entries: moving(MONEY, {
        from: platformAccountId("cashier", currency),
        to: memberAccountId(memberId, "main", "VND"),
      }),
    }),
  );
  const { path } = await createLaunch(platform, { nodeId, language: "EN" });
  const launch = await redeemLaunch(platform, path.split("/").at(-1) ?? "");
  if (!launch) throw new Error("the launch is not there");
  const { session } = await openPlaySession(platform, { ...launch, memberId }, game.game);
  return { session, game, stake: toDecimal(minBet, currency) };
}

/** Processor time of the server's processes so far, in milliseconds; 0 for a server on another machine. */
async function serverCpu({ db }: Platform): Promise<number> {
  const backends = await db.select({ pid: sql<number>`pid` }).from(sql`pg_stat_activity`);
  const ticks = backends.map(({ pid }) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS;
}

async function measure(platform: Platform, seats: readonly Seat[]) {
  const waits: number[] = [];
  const play = async ({ session, game, stake }: Seat, until: number) => {
    while (performance.now() < until) {
      const started = performance.now();
      await playRound(platform, session, game, { key: randomUUID(), stake, choice: {} });
      waits.push(performance.now() - started);
    }
  };
  const [server, driver, started] = [await serverCpu(platform), process.cpuUsage(), performance.now()];
  await Promise.all(seats.map((one) => play(one, started + seconds * 1000)));
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(driver);
  const serverMs = (await serverCpu(platform)) - server;
  waits.sort((a, b) => a - b);
  const perRound = (milliseconds: number) => (milliseconds / waits.length).toFixed(2);
  const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1);
  const perSecond = ((waits.length * 1000) / elapsed).toFixed(0);
  return [seats.length, perSecond, at(0.5), at(0.95), perRound((user + system) / 1000), perRound(serverMs)];
}

const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join("");

async function run(databaseUrl: string): Promise<void> {
  const config = { ...readConfig({}), databaseUrl, rateLimits: false };
  const database = await openSeeded(config);
  const platform = await createPlatform(config, database);
  const players = await database.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.type, PLAYER_TYPE), eq(members.currency, "VND")))
    .limit(Math.max(...PLAYERS));
  const slot = await findSlot(platform);
  const seats: Seat[] = [];
  for (const { id } of players) seats.push(await seat(platform, slot, id));
  await measure(platform, seats.slice(0, 4));
  print(line(["players", "rounds/s", "p50 ms", "p95 ms", "driver CPU", "server CPU"]));
  for (const count of PLAYERS) print(line(await measure(platform, seats.slice(0, count))));
  const faults = await ledgerFaults(database.db);
  const load = loadavg().map((value) => value.toFixed(1));
  print(
    `CPU is milliseconds per round. Load ${load.join(", ")} on ${availableParallelism()} cores: other programs' work`,
  );
  print(`is in the times. Faults in the ledger: ${faults.length}`);
  await database.close();
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const server = await startPostgres({ isDurable: true });
await run(server.url).finally(server.remove);
