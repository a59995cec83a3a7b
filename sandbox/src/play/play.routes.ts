import { Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import type { Platform } from "../platform.ts";
import { assetOf } from "./assets.ts";
import { bootOf, browserLanguage } from "./boot.ts";
import { findRoundGame } from "./catalogue.ts";
import { languageOfLaunch, redeemLaunch } from "./launches.ts";
import { pageTexts } from "./messages/playMessages.ts";
import { expiredPage, gamePage } from "./page.ts";
import type { RoundAnswer } from "./pages/wire.ts";
import type { PlaySession } from "./play.tables.ts";
import { checkLogin, endPlaySession, findPlaySession, openPlaySession, sessionState } from "./playSessions.ts";
import { findRound, playRound, toRound } from "./rounds.ts";
import { settleRound } from "./settlement.ts";

const token = z.string().regex(/^[\w-]{40,64}$/);
const roundKey = z.uuid();
const RoundBody = z.strictObject({
  key: roundKey.transform((key) => key.toLowerCase()),
  stake: z.string().max(20),
  choice: z.unknown(),
});

/** A page sends at most one round a cycle; the rest of what it asks fits well under this. */
const CALLS_A_MINUTE = 120;

interface PlayEnv {
  Variables: AppEnv["Variables"] & { play: PlaySession };
}

/** The game pages, their files and their calls: the same on every CDN. */
export function playRoutes(platform: Platform) {
  const { db, clock, limiter } = platform;

  const requirePlay = createMiddleware<PlayEnv>(async (c, next) => {
    const secret = token.safeParse(c.req.header("X-Play-Secret"));
    if (!secret.success) throw new PlatformError("UNAUTHENTICATED");
    const session = await findPlaySession(db, secret.data, clock.now());
    limiter.take(`play:${session.id}`, CALLS_A_MINUTE, 60_000);
    c.set("play", session);
    await next();
  });
  const gameOf = async (nodeId: number, language: string) => {
    const found = await findRoundGame(platform, nodeId, toLanguage(language));
    if (!found) throw new PlatformError("GAME_NOT_FOUND");
    return found;
  };
  const answer = async (session: PlaySession, round: Parameters<typeof toRound>[0]): Promise<RoundAnswer> => ({
    round: toRound(round, session.currency),
    session: await sessionState(db, session.id, clock.now()),
  });

  const pages = new Hono<AppEnv>()
    .get("/play/assets/:version/:name", (c) => {
      const { version, name } = c.req.param();
      const asset = assetOf(version, name, c.req.header("Accept-Encoding") ?? "");
      if (!asset) throw new PlatformError("NOT_FOUND");
      // The app says no-store before; a file under its version never changes.
      c.header("Cache-Control", asset.headers.get("Cache-Control") ?? "");
      return asset;
    })
    .get("/play/open/:token", async (c) => {
      const { playEmbedders: embedders } = platform.config;
      // Looking at an address doesn't use it: health checks and previews only look.
      if (c.req.method === "HEAD" || c.req.header("Sec-Purpose")?.includes("prefetch")) return c.body(null, 204);
      const sent = token.safeParse(c.req.param("token"));
      const launch = sent.success ? await redeemLaunch(platform, sent.data) : undefined;
      const isOver =
        !launch ||
        (await checkLogin(db, launch.memberSessionId).then(
          () => false,
          () => true,
        ));
      if (isOver) {
        const known = sent.success ? await languageOfLaunch(platform, sent.data) : undefined;
        const language = known ?? browserLanguage(c.req.header("Accept-Language"));
        return expiredPage({ ...pageTexts(language), embedders });
      }
      const game = await gameOf(launch.nodeId, launch.language);
      const { session, secret } = await openPlaySession(platform, launch, game.game);
      return gamePage(await bootOf(platform, session, secret, game), game.game.colours);
    })
    // Where the address of an open game is moved to; it opens nothing by itself.
    .get("/play/game", (c) =>
      expiredPage({
        ...pageTexts(browserLanguage(c.req.header("Accept-Language"))),
        embedders: platform.config.playEmbedders,
      }),
    );

  const calls = new Hono<PlayEnv>()
    // A frame without `allow-same-origin` has an origin of its own. Nothing here trusts origins: only the secret counts.
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
      const { rules } = await gameOf(c.var.play.nodeId, c.var.play.language);
      return ok(c, rules.table(clock.now()));
    })
    .post("/play/api/end", async (c) => {
      await endPlaySession(platform, c.var.play.id);
      return ok(c, true);
    });

  return new Hono<AppEnv>().route("/", pages).route("/", calls);
}
