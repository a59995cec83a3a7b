import type { RoundAnswer } from "@atrium/arcade/gameMessages";
import { gamePageRoutes } from "@atrium/arcade/gamePage.routes";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { findFreeSpins } from "../freeSpins/freeSpins.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import type { Platform } from "../platform.ts";
import { launchApi } from "./launchApi.ts";
import { tableOf } from "./matches.ts";
import type { PlayRound, PlaySession } from "./play.tables.ts";
import { endPlaySession, findPlaySession } from "./playSessions.ts";
import { findRoundGame } from "./roundGames.ts";
import { findRound, playRound, toRound } from "./rounds.ts";
import { sessionState } from "./sessionState.ts";
import { settleRound } from "./settlement.ts";

const token = z.string().regex(/^[\w-]{40,64}$/);
const roundKey = z.uuid();
const RoundBody = z.strictObject({
  key: roundKey.transform((key) => key.toLowerCase()),
  stake: z.string().max(20),
  choice: z.unknown(),
  /** The number of free spins that pay for the round. */
  freeSpins: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});

/** A page sends at most one round a cycle. This limit leaves enough for its other requests. */
const CALLS_A_MINUTE = 120;

interface PlayEnv {
  Variables: AppEnv["Variables"] & { play: PlaySession };
}

/** The arcade's game pages and their calls: the same on every CDN. */
export function playRoutes(platform: Platform) {
  const { db, clock, limiter } = platform;

  const requirePlay = createMiddleware<PlayEnv>(async (c, next) => {
    const secret = token.safeParse(c.req.header("X-Play-Secret"));
    if (!secret.success) throw new PlatformError("UNAUTHENTICATED");
    const session = await findPlaySession(db, secret.data, clock.now());
    await limiter.take(`play:${session.id}`, CALLS_A_MINUTE, 60_000);
    c.set("play", session);
    await next();
  });
  const gameOf = async (nodeId: number, language: string) => {
    const found = await findRoundGame(platform, nodeId, toLanguage(language));
    if (!found) throw new PlatformError("GAME_NOT_FOUND");
    return found;
  };
  const answer = async (session: PlaySession, round: PlayRound): Promise<RoundAnswer> => ({
    round: toRound(
      round,
      session.currency,
      round.freeSpinsId === null ? null : await findFreeSpins(db, round.freeSpinsId),
    ),
    session: await sessionState(db, session.id, clock.now()),
  });

  const calls = new Hono<PlayEnv>()
    // A frame without `allow-same-origin` has an origin of its own. The secret protects these routes, not the origin.
    .use("/play/api/*", cors({ origin: "*", allowHeaders: ["Content-Type", "Language", "X-Play-Secret"], maxAge: 600 }))
    .use("/play/api/*", requirePlay)
    .post("/play/api/rounds", async (c) => {
      const { play } = c.var;
      const request = await readJson(c, RoundBody);
      const game = await gameOf(play.nodeId, play.language);
      return ok(c, await answer(play, await playRound(platform, play, game, request)));
    })
    .get("/play/api/rounds/:key", async (c) => {
      const { play } = c.var;
      const key = roundKey.safeParse(c.req.param("key"));
      const known = key.success ? await findRound(db, play.id, key.data) : undefined;
      if (!known) throw new PlatformError("NOT_FOUND");
      const game = known.status === "OPEN" ? await findRoundGame(platform, known.nodeId, "EN") : undefined;
      const round = known.status === "OPEN" ? await settleRound(platform, known.key, game?.rules) : known;
      return ok(c, await answer(play, round ?? known));
    })
    .get("/play/api/session", async (c) => ok(c, await sessionState(db, c.var.play.id, clock.now())))
    .get("/play/api/table", async (c) => {
      return ok(c, await tableOf(platform, await gameOf(c.var.play.nodeId, c.var.play.language)));
    })
    .post("/play/api/end", async (c) => {
      await endPlaySession(platform, c.var.play.id);
      return ok(c, true);
    });

  return new Hono<AppEnv>().route("/", gamePageRoutes(launchApi(platform))).route("/", calls);
}
