import { lotteryKinds } from "@atrium/schema/values";
import type { CorePlatform } from "../corePlatform.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { classificationTitle } from "../games/classifications.ts";
import { gameView } from "../games/gameView.ts";
import type { Language } from "../http/languages.ts";
import type { PrizeMode } from "../lotteryRules/kinds.ts";
import { type Lottery, lotteriesOf } from "./lotteries.ts";

/** The lotteries of a prize mode; without one, all but the Vietnamese ones, which have a menu of their own. */
export async function lotteriesIn(platform: CorePlatform, prizeMode: PrizeMode | undefined): Promise<Lottery[]> {
  const lotteries = await lotteriesOf(platform);
  return lotteries.filter((lottery) =>
    prizeMode === undefined ? lottery.prizeMode !== "VN" : lottery.prizeMode === prizeMode,
  );
}

/** Lotteries as games in the contract's form. */
export async function lotteryViews(platform: CorePlatform, lotteries: readonly Lottery[], language: Language) {
  const catalogue = await catalogueOf(platform);
  const now = platform.clock.now();
  return lotteries.map(({ game }) => gameView(catalogue, game, language, now));
}

/** The menu: a group for each kind of lottery. */
export async function lotteryMenu(platform: CorePlatform, prizeMode: PrizeMode | undefined, language: Language) {
  const lotteries = await lotteriesIn(platform, prizeMode);
  const groups = lotteryKinds.map(async (kind) => ({
    title: classificationTitle(kind, language),
    games: await lotteryViews(
      platform,
      lotteries.filter((lottery) => lottery.kind === kind),
      language,
    ),
  }));
  return (await Promise.all(groups)).filter(({ games }) => games.length > 0);
}
