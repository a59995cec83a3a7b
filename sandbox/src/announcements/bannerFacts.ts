import type { Catalogue } from "../games/catalogue.ts";
import { isLottery } from "../games/categories.ts";
import { availabilityOf } from "../games/gameView.ts";
import type { Language } from "../http/languages.ts";
import { toMinor } from "../money.ts";
import { REGISTRATION_BONUS } from "../site/brand.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { moneyText } from "../site/moneyText.ts";
import { dayOf, MERCHANT_TIME_ZONE, startOf } from "../time/merchantTime.ts";

/** What a list of announcements is made for. */
export interface Reader {
  catalogue: Catalogue;
  language: Language;
  now: Date;
}

/** What can be won, in minor units. */
export interface Prize {
  amount: bigint;
  currency: string;
}

/** Minor units. The jackpot is rounded down to this, so that a title does not change with each bet. */
const WHOLE = 1_000_000n;

/**
 * What the titles of banners say of the platform now, by the name of the place in the text: numbers of games, lotteries and
 * open live tables, the highest jackpot if there is one, the last day of the merchant's week, and what a new member gets.
 */
export function bannerFacts(
  { catalogue, language, now }: Reader,
  highest: Prize | undefined,
): Readonly<Record<string, string>> {
  const { tag } = LANGUAGE_NAMES[language];
  const number = new Intl.NumberFormat(tag);
  const games = catalogue.all();
  const tables = games.filter((game) => game.gameType === "LIVE" && availabilityOf(game, now).status === "ACTIVE");
  const today = dayOf(now);
  const sunday = startOf(today.add({ days: 7 - today.dayOfWeek }));
  const { amount, currency } = REGISTRATION_BONUS;
  return {
    games: number.format(games.length),
    tables: number.format(tables.length),
    lotteries: number.format(games.filter(isLottery).length),
    ...(highest && { jackpot: moneyText(highest.amount - (highest.amount % WHOLE), highest.currency, language) }),
    sunday: new Intl.DateTimeFormat(tag, {
      weekday: "long",
      day: "numeric",
      month: "short",
      timeZone: MERCHANT_TIME_ZONE,
    }).format(sunday),
    bonus: moneyText(toMinor(amount, currency) ?? 0n, currency, language),
  };
}
