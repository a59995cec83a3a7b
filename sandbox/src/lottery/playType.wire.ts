import type { Language } from "../http/languages.ts";
import { oddsIn, PLAY_TYPES, unitsOf } from "../lotteryRules/playTypes.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import type { Lottery } from "./lotteries.ts";

/** Odds from hundredths to decimal text: 950 is "9.5". */
const toOdds = (hundredths: bigint): string => String(Number(hundredths) / 100);

/** The play types of a lottery in the contract's form. */
export const playTypeViews = (lottery: Lottery, language: Language) =>
  PLAY_TYPES[lottery.kind].map((playType) => {
    const { min, max } = unitsOf(lottery, playType);
    return {
      playType: playType.code,
      title: playType.title[language],
      positions: playType.positions,
      digits: playType.choices,
      minDigits: playType.minChoices,
      maxDigits: playType.maxChoices,
      isDistinct: playType.isDistinct,
      odds: oddsIn(lottery, playType).map(toOdds),
      oddsRule: playType.oddsRule,
      minUnit: toDecimal(min, CATALOGUE_CURRENCY),
      maxUnit: toDecimal(max, CATALOGUE_CURRENCY),
      currency: CATALOGUE_CURRENCY,
      maxBets: playType.maxBets,
      example: playType.example,
    };
  });
