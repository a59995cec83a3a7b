import type { LaunchApi, OpenGame } from "@atrium/arcade/platform";
import { browserLanguage, toLanguage } from "../http/languages.ts";
import { digitsOf, toDecimal } from "../money.ts";
import type { Platform } from "../platform.ts";
import { hasLogin } from "../session/sessions.ts";
import { languageOfLaunch, redeemLaunch } from "./launches.ts";
import { tableOf } from "./matches.ts";
import { openPlaySession } from "./playSessions.ts";
import { findRoundGame, limitsIn } from "./roundGames.ts";
import { sessionState } from "./sessionState.ts";

/** What the arcade's pages need of this platform. */
export const launchApi = (platform: Platform): LaunchApi => ({
  embedders: () => platform.config.playEmbedders,
  openGame: (launchToken) => openGame(platform, launchToken),
  async languageOf(launchToken, acceptLanguage) {
    const known = launchToken === undefined ? undefined : await languageOfLaunch(platform, launchToken);
    return known ?? browserLanguage(acceptLanguage);
  },
});

/** The smallest stake times each of these may be chosen, up to the game's largest. */
const STEPS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n];

async function openGame(platform: Platform, launchToken: string): Promise<OpenGame | undefined> {
  const { db, clock } = platform;
  const launch = await redeemLaunch(platform, launchToken);
  if (!launch || !(await hasLogin(db, launch.memberSessionId))) return undefined;
  const found = await findRoundGame(platform, launch.nodeId, toLanguage(launch.language));
  if (!found) return undefined;
  const { game, rules } = found;
  const { session, secret } = await openPlaySession(platform, launch, game);
  const { currency } = session;
  const { min, max } = limitsIn(game, currency);
  return {
    secret,
    language: session.language,
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
    stakes: STEPS.map((step) => step * min)
      .filter((stake) => stake <= max)
      .map((stake) => toDecimal(stake, currency)),
    startedAt: session.startedAt.toISOString(),
    session: await sessionState(db, session.id, clock.now()),
    table: await tableOf(platform, found),
    cycleMs: rules.cycleMs,
    theme: game.theme,
    pictureTitle: game.pictureTitle,
    symbolNames: game.symbolNames(toLanguage(session.language)),
  };
}
