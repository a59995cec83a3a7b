import type { CorePlatform } from "../corePlatform.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { gameView } from "../games/gameView.ts";
import type { Language } from "../http/languages.ts";
import { LOTTERY_KINDS, type LotteryKind, type PrizeMode } from "../lotteryRules/kinds.ts";
import { words } from "../texts/wordTable.ts";
import { type Lottery, lotteriesOf } from "./lotteries.ts";

const TITLES = words(`
Five digits|五位彩|Xổ số 5 số|ห้าหลัก|Lima digit|Cinco dígitos
3D|3D彩|Xổ số 3D|3D|3D|3D
Dice|骰宝|Xúc xắc|ลูกเต๋า|Dadu|Dados
Racing|赛车|Đua xe|แข่งรถ|Balapan|Corridas
Northern Vietnam|越南北部|Miền Bắc|เวียดนามเหนือ|Vietnam Utara|Norte do Vietnã
Southern and central Vietnam|越南中南部|Miền Nam và miền Trung|เวียดนามใต้และกลาง|Vietnam Selatan dan Tengah|Sul e centro do Vietnã
`);

const titleOf = (kind: LotteryKind, language: Language) => TITLES[LOTTERY_KINDS.indexOf(kind)]?.[language] ?? kind;

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
  const groups = LOTTERY_KINDS.map(async (kind) => ({
    title: titleOf(kind, language),
    games: await lotteryViews(
      platform,
      lotteries.filter((lottery) => lottery.kind === kind),
      language,
    ),
  }));
  return (await Promise.all(groups)).filter(({ games }) => games.length > 0);
}
