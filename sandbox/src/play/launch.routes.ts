import { networkOf } from "@atrium/schema/networkOf";
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { TRIAL_TYPE } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import { recordRecent } from "../games/memberGames.ts";
import type { AppEnv, IdempotentEnv, SignedInEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { requireNoBreak } from "../http/playBreak.ts";
import { balanceOf, balancesOf, memberAccountId } from "../ledger/ledger.ts";
import { transact } from "../ledger/transact.ts";
import { lockActiveMember } from "../member/memberLocks.ts";
import { findMember } from "../member/members.ts";
import { requireTerms } from "../member/terms.ts";
import { stakeIn } from "../money.ts";
import type { Platform } from "../platform.ts";
import { requireTime } from "../responsibleGaming/playLimits.ts";
import { requireNoRealityCheck } from "../responsibleGaming/realityCheck.ts";
import { transferFunds } from "../wallet/transfer.ts";
import { type Owner, walletAccountId } from "../wallet/wallets.ts";
import { createLaunch } from "./launches.ts";
import { findRoom, requireSeat } from "./rooms.ts";
import { type CatalogueGame, findRoundGame, suggestionsFor } from "./roundGames.ts";

const flag = z.union([
  z.boolean(),
  z.enum(["true", "false", "1", "0"]).transform((word) => word === "true" || word === "1"),
]);

/**
 * The launch request of the specification. `username` and `token` are accepted and ignored: the session identifies the
 * player, and the platform chooses the address.
 */
const LaunchBody = z
  .object({
    nodeId: rowId.optional(),
    gameId: rowId.optional(),
    roomId: text(64).optional(),
    accountType: text(40).optional(),
    confirmTrans: flag.default(false),
    vassalage: text(40).optional(),
    accountTypeName: text(40).optional(),
    launchMode: text(20).optional(),
    platform: text(20).optional(),
    clientType: z.union([z.number(), text(10)]).optional(),
    merchantCode: text(40).optional(),
    language: text(10).optional(),
  })
  .refine(({ nodeId, gameId, roomId }) => (nodeId ?? gameId ?? roomId) !== undefined, {
    path: ["nodeId"],
    error: "required",
  });

const RoomBody = LaunchBody.refine(({ roomId }) => roomId !== undefined, { path: ["roomId"], error: "required" });
const DemoBody = z.object({ nodeId: rowId, language: text(10).optional(), ageConfirmed: flag.default(false) });

/** Many people can share a network. */
const DEMOS_A_MINUTE = 300;

/** Opens games: with real money for members, with play money for all callers. */
export function launchRoutes(platform: Platform) {
  const launch = async <Env extends SignedInEnv>(
    c: Context<Env>,
    body: z.output<typeof LaunchBody>,
    language: string | undefined,
    claimedKey?: string,
  ) => {
    const { session } = c.var;
    requireNoBreak(session.playBreak);
    await requireTerms(platform, session.memberId);
    const spoken = toLanguage(language);
    const room = body.roomId === undefined ? undefined : await findRoom(platform, body.roomId);
    const asked = body.roomId === undefined ? (body.nodeId ?? body.gameId) : room?.game.nodeId;
    const game = await activeGame(platform, asked ?? 0, spoken);
    const { memberId } = session;
    const { db, clock } = platform;
    const member = await findMember(db, memberId);
    if (!member.canBet) throw new PlatformError("BET_NOT_ALLOWED");
    requireNoRealityCheck(platform, member, clock.now());
    if (member.hasPlayLimits) await requireTime(db, memberId, clock.now());
    if (room) {
      // Before any money moves; the seat itself is taken with the launch.
      await db.transaction((tx) => requireSeat(tx, room, memberId, clock.now()));
      if ((await playableBalance(platform, session, game)) < stakeIn(room.minBalance, session.currency))
        throw new PlatformError("INSUFFICIENT_BALANCE");
    }
    await fundVendor(platform, session, game, { isConfirmed: body.confirmTrans, claimedKey });
    const made = await db.transaction(async (tx) => {
      await lockPlayer(platform, tx, memberId);
      if (room) await requireSeat(tx, room, memberId, clock.now());
      await recordRecent(tx, memberId, game.nodeId, clock.now());
      const owner = { id: memberId, sessionId: session.id };
      return createLaunch(
        { db: tx, clock },
        { nodeId: game.nodeId, language: spoken, member: owner, roomId: room?.roomId },
      );
    });
    return ok(c, answerOf(platform, game, made));
  };

  const claiming = idempotent(platform);
  /** Callers by the documents send no key: their launches are carried out each time, and move no money. */
  const onceIfKeyed = createMiddleware<IdempotentEnv>((c, next) =>
    c.req.header("Idempotency-Key") === undefined ? next() : claiming(c, next),
  );

  return new Hono<AppEnv>()
    .post("/wps/game/launchGame", requireRealAccount, onceIfKeyed, async (c) => {
      const body = await readJson(c, LaunchBody);
      return launch(c, body, body.language ?? c.var.language, c.var.claimedKey);
    })
    .get("/wps/game/launchGame", requireRealAccount, (c) => {
      // A link, a picture or a prefetch can send it: it opens the game, and moves nothing.
      const body = { ...readQuery(c, LaunchBody), confirmTrans: false };
      return launch(c, body, body.language ?? c.var.language);
    })
    .post("/wps/v2/game/launchGame", requireRealAccount, onceIfKeyed, async (c) =>
      launch(c, await readJson(c, LaunchBody), c.var.language, c.var.claimedKey),
    )
    .post("/wps/relay/GLS2_launchRoom", requireRealAccount, claiming, async (c) =>
      launch(c, await readJson(c, RoomBody), c.var.language, c.var.claimedKey),
    )
    .post("/wps/game/launchDemo", async (c) => {
      await platform.limiter.take(`demo:${networkOf(c.var.clientIp)}`, DEMOS_A_MINUTE, 60_000);
      const body = await readJson(c, DemoBody);
      const spoken = toLanguage(body.language ?? c.var.language);
      if (!body.ageConfirmed) throw wrongField("ageConfirmed", "true", { code: "AGE_NOT_CONFIRMED" });
      requireNoBreak(c.var.session?.playBreak ?? null);
      const game = await activeGame(platform, body.nodeId, spoken);
      if (!game.demo) throw new PlatformError("DEMO_NOT_AVAILABLE");
      const { session } = c.var;
      const isTrial = session?.type === TRIAL_TYPE;
      const made = await createLaunch(platform, {
        nodeId: game.nodeId,
        language: spoken,
        member: session && isTrial ? { id: session.memberId, sessionId: session.id } : undefined,
        sessionId: session?.id,
      });
      return ok(c, answerOf(platform, game, made));
    });
}

/** Locks a member who opens a game. What forbids it may have come while this waited. */
async function lockPlayer({ clock }: Platform, tx: Tx, memberId: number): Promise<void> {
  const { canBet } = await lockActiveMember(tx, memberId, clock.now());
  if (!canBet) throw new PlatformError("BET_NOT_ALLOWED");
}

async function activeGame(
  platform: Platform,
  id: number,
  language: ReturnType<typeof toLanguage>,
): Promise<CatalogueGame> {
  const found = await findRoundGame(platform, id, language);
  if (!found) throw new PlatformError("GAME_NOT_FOUND");
  if (found.game.status === "ACTIVE") return found.game;
  const suggestions = await suggestionsFor(platform, found.game, language);
  throw new PlatformError("GAME_MAINTENANCE", { value: { endsAt: found.game.maintenanceEndsAt, suggestions } });
}

/** Moves the main wallet's money to a vendor that keeps it itself, once a key, when the caller has confirmed that. */
async function fundVendor(
  platform: Platform,
  { memberId, currency }: Owner,
  { vassalage }: CatalogueGame,
  { isConfirmed, claimedKey }: { isConfirmed: boolean; claimedKey: string | undefined },
): Promise<void> {
  const wallet = walletAccountId({ memberId, currency }, vassalage);
  if (!wallet) return;
  const main = memberAccountId(memberId, "main", currency);
  await transact(platform, async (tx) => {
    // A second launch at the same time waits here, and finds the money moved.
    await lockPlayer(platform, tx, memberId);
    if ((await balanceOf(tx, main)) === 0n) return;
    if (!isConfirmed) {
      if ((await balanceOf(tx, wallet)) > 0n) return;
      throw new PlatformError("TRANSFER_CONFIRM_NEEDED");
    }
    if (claimedKey === undefined) throw new PlatformError("IDEMPOTENCY_REQUIRED");
    await transferFunds(tx, {
      key: `launch:${claimedKey}`,
      memberId,
      currency,
      fromAccountId: main,
      toAccountId: wallet,
      amount: "all",
      at: platform.clock.now(),
    });
  });
}

/** The money that can be played with: the main wallet's and, when the vendor keeps money itself, the vendor's. */
async function playableBalance({ db }: Platform, owner: Owner, { vassalage }: CatalogueGame): Promise<bigint> {
  const main = memberAccountId(owner.memberId, "main", owner.currency);
  const own = walletAccountId(owner, vassalage);
  const balances = await balancesOf(db, own ? [main, own] : [main]);
  return [...balances.values()].reduce((sum, balance) => sum + balance, 0n);
}

/** Every fifth game answers in the second field only: callers must use the first field that holds an address. */
function answerOf({ config }: Platform, game: CatalogueGame, made: Awaited<ReturnType<typeof createLaunch>>) {
  const url = `http://${config.host}:${config.cdnPorts[0] ?? config.port}${made.path}`;
  const isSecond = game.nodeId % 5 === 0;
  return {
    game_url: isSecond ? "" : url,
    game_url2: isSecond ? url : "",
    launchId: made.id,
    expiresAt: made.expiresAt.toISOString(),
  };
}
