import { inEveryLanguage } from "../http/languages.ts";
import { freeSpinsOf, type MallReward } from "./mall.data.ts";
import { titleOf } from "./mall.texts.ts";

/** What a redeem of a reward promises. The redeem keeps it, because the mall may offer something else at approval. */
export function promiseOf(reward: MallReward, quantity: number) {
  const amount = (reward.amount ?? 0n) * BigInt(quantity);
  return {
    kind: reward.kind,
    titles: inEveryLanguage((language) => titleOf(reward, language)),
    amount,
    turnoverRequired: reward.kind === "BONUS" ? amount * (reward.turnover ?? 1n) : 0n,
    freeSpins: freeSpinsOf(reward, quantity),
  };
}
