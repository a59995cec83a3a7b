import type { CorePlatform } from "../corePlatform.ts";
import type { Catalogue } from "../games/catalogue.ts";
import type { Category } from "../games/categories.ts";
import { availabilityOf } from "../games/gameView.ts";
import type { Language } from "../http/languages.ts";
import { toMinor } from "../money.ts";
import { IN_HOUSE_VENDOR, REGISTRATION_BONUS } from "../site/brand.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { moneyText } from "../site/moneyText.ts";
import { HELP } from "../support/help/help.ts";
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

/** What other domains give away, which announcements must not import. */
export interface Prizes {
  highestJackpot: (platform: CorePlatform) => Promise<Prize | undefined>;
  /** The rewards for points, with their prices. */
  mall: readonly { points: bigint }[];
}

/** Minor units. The jackpot is rounded down to this, so that a title does not change with each bet. */
const WHOLE = 1_000_000n;

/**
 * What the titles of banners say of the platform now, by the name of the place in the text: numbers of games by kind, of
 * open live tables, rewards for points and topics of help; the highest jackpot if there is one, the last day of
 * the merchant's week, and what a new member gets.
 */
export function bannerFacts(
  { catalogue, language, now }: Reader,
  highest: Prize | undefined,
  mall: Prizes["mall"],
): Readonly<Record<string, string>> {
  const { tag } = LANGUAGE_NAMES[language];
  const number = new Intl.NumberFormat(tag);
  const games = catalogue.all();
  const count = (fits: (game: (typeof games)[number]) => boolean) => number.format(games.filter(fits).length);
  const ofType = (type: Category) => count(({ gameType }) => gameType === type);
  const today = dayOf(now);
  const sunday = startOf(today.add({ days: 7 - today.dayOfWeek }));
  const { amount, currency } = REGISTRATION_BONUS;
  return {
    games: number.format(games.length),
    tables: count((game) => game.gameType === "LIVE" && availabilityOf(game, now).status === "ACTIVE"),
    fish: ofType("FISH"),
    fishDemos: count(({ gameType, demo }) => gameType === "FISH" && demo),
    pvp: ofType("PVP"),
    sports: ofType("SPORTS"),
    esports: ofType("ESPORTS"),
    own: count(({ vassalage }) => vassalage === IN_HOUSE_VENDOR),
    gifts: number.format(mall.length),
    points: number.format(mall.map(({ points }) => points).reduce((one, other) => (other < one ? other : one))),
    topics: number.format(HELP[language].articles.length),
    ...(highest && { jackpot: moneyText(highest.amount - (highest.amount % WHOLE), highest.currency, language) }),
    // The day before the month, in English too.
    sunday: new Intl.DateTimeFormat(/^en\b/.test(tag) ? "en-001" : tag, {
      weekday: "long",
      day: "numeric",
      month: "short",
      timeZone: MERCHANT_TIME_ZONE,
    }).format(sunday),
    bonus: moneyText(toMinor(amount, currency) ?? 0n, currency, language),
  };
}
