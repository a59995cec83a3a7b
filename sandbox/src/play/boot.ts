import type { Language } from "../http/languages.ts";
import { digitsOf, toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { limitsIn, type RoundGame } from "./catalogue.ts";
import { pageTexts } from "./messages/playMessages.ts";
import type { Boot } from "./pages/wire.ts";
import type { PlaySession } from "./play.tables.ts";
import { sessionState } from "./playSessions.ts";

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n];

/** Everything that a page needs for its first round. */
export async function bootOf(
  { db, clock, config }: Platform,
  session: PlaySession,
  secret: string,
  { game, rules }: RoundGame,
): Promise<Boot> {
  const now = clock.now();
  const { currency } = session;
  const { min, max } = limitsIn(game, currency);
  const table = rules.table(now);
  const { locale, messages } = pageTexts(session.language, table.kind);
  return {
    secret,
    language: session.language,
    locale,
    messages,
    game: {
      nodeId: game.nodeId,
      name: game.name,
      vendor: game.vendor,
      rtp: (game.rtpBp / 100).toFixed(2),
      art: game.art,
    },
    currency,
    digits: digitsOf(currency),
    playMoney: session.playMoney,
    minBet: toDecimal(min, currency),
    maxBet: toDecimal(max, currency),
    stakes: steps
      .map((step) => step * min)
      .filter((stake) => stake <= max)
      .map((stake) => toDecimal(stake, currency)),
    cycleMs: rules.cycleMs,
    startedAt: session.startedAt.toISOString(),
    table,
    session: await sessionState(db, session.id, now),
    embedders: config.playEmbedders,
  };
}

/** The language that a browser asks for, for pages of addresses that nobody remembers. */
export function browserLanguage(header: string | undefined): Language {
  const tags: Record<string, Language> = { zh: "CN", en: "EN", id: "ID", pt: "PT", th: "TH", vi: "VI" };
  return tags[(header ?? "").slice(0, 2).toLowerCase()] ?? "EN";
}
