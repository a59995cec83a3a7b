import { pictures } from "@atrium/arcade/pictures";
import { asc, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { games } from "../games/games.tables.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId } from "../http/input.ts";
import { type Language, toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import { toDecimal } from "../money.ts";
import { answerRecords, recordQuery } from "../reports/recordRoute.ts";
import { type JackpotLevel, jackpotGames, jackpotLevelNames, jackpotLevels, jackpots } from "./jackpots.tables.ts";
import { JACKPOT_TEXTS } from "./jackpots.texts.ts";
import { jackpotName } from "./jackpotTitle.ts";
import { lastWins, winnerList, winView } from "./jackpotWinners.ts";
import { optInsOf, setOptIn } from "./optIn.ts";

const MOST_WINNERS = 20;

const language = z.string().max(8).optional();
const ListQuery = z.object({ vassalage: z.string().max(32).optional(), language });
const WinnersQuery = recordQuery(MOST_WINNERS).extend({
  /** The older name of `pageSize`. */
  size: z.coerce.number().int().min(1).max(MOST_WINNERS).optional(),
  jackpotId: rowId.optional(),
  winId: rowId.optional(),
  language,
});
const OptInBody = z.object({ jackpotId: rowId, optedIn: z.boolean() });

/** The jackpots, their winners with masked names, and the members' opt-ins. */
export const jackpotRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/GCSGAME_jackpotList", shared(5), async (c) => {
      const query = readQuery(c, ListQuery);
      return ok(c, { list: await jackpotList(platform, query.vassalage, toLanguage(query.language)) });
    })
    .get("/wps/relay/GCSGAME_jackpotWinners", shared(5), async (c) => {
      const { size, language: asked, ...query } = readQuery(c, WinnersQuery);
      const page = { ...query, pageSize: size ?? query.pageSize };
      return answerRecords(c, platform.db, page, winnerList(query, toLanguage(asked)));
    })
    .get("/wps/relay/GCSGAME_jackpotOptIns", requireRealAccount, async (c) =>
      ok(c, await ownOptIns(platform, c.var.session)),
    )
    .post("/wps/relay/GCSGAME_jackpotOptIn", requireRealAccount, idempotent(platform), async (c) => {
      const { session } = c.var;
      await setOptIn(platform, session, await readJson(c, OptInBody));
      return ok(c, await ownOptIns(platform, session));
    });

const ownOptIns = async ({ db }: CorePlatform, { memberId }: { memberId: number }) => ({
  list: (await optInsOf(db, memberId)).map(({ jackpotId, since }) => ({
    jackpotId: String(jackpotId),
    since: since.toISOString(),
  })),
});

async function jackpotList({ db }: CorePlatform, vassalage: string | undefined, language: Language) {
  const all = await db.select().from(jackpots).orderBy(asc(jackpots.id));
  const levels = await db.select().from(jackpotLevels);
  const latest = await lastWins(db);
  const feeding = await db
    .select({ jackpotId: jackpotGames.jackpotId, nodeId: games.nodeId, vassalage: games.vassalage })
    .from(jackpotGames)
    .innerJoin(games, eq(games.nodeId, jackpotGames.nodeId))
    .orderBy(desc(games.popularity), asc(games.nodeId));
  return all
    .filter(({ id }) => !vassalage || feeding.some((game) => game.jackpotId === id && game.vassalage === vassalage))
    .map(({ id, currency, optIn }) => {
      const last = latest.get(id);
      const own = levels.filter(({ jackpotId }) => jackpotId === id);
      return {
        jackpotId: String(id),
        name: jackpotName(id, language),
        imageUrl: pictures.banner(`jackpot-${id}`),
        // The highest prize.
        amount: toDecimal(
          own.reduce((most, { amount }) => (amount > most ? amount : most), 0n),
          currency,
        ),
        currency,
        optIn,
        // Percent of each stake that a member who opted in pays on top of it.
        contribution: optIn ? percent(own.reduce((sum, { shareBp }) => sum + shareBp, 0)) : null,
        lastWin: last ? winView(last, language) : null,
        levels: jackpotLevelNames
          .flatMap((name) => own.filter(({ level }) => level === name))
          .map((level) => levelView(level, currency, language)),
        games: feeding.filter(({ jackpotId }) => jackpotId === id).map(({ nodeId }) => String(nodeId)),
      };
    });
}

const percent = (shareBp: number) => (shareBp / 100).toFixed(2);

const levelView = (
  { level, amount, seed, mustDropBy, shareBp }: JackpotLevel,
  currency: string,
  language: Language,
) => ({
  level,
  title: JACKPOT_TEXTS[language].levels[level],
  amount: toDecimal(amount, currency),
  seed: toDecimal(seed, currency),
  mustDropBy: toDecimal(mustDropBy, currency),
  // Percent of each stake.
  share: percent(shareBp),
});
