import { ENGINES } from "@atrium/arcade/playableGame";
import { gameCategories } from "@atrium/schema/values";

export type Category = (typeof gameCategories)[number];

export const isCategory = (value: string): value is Category => gameCategories.some((category) => category === value);

/** Whether a game is a lottery, with draws and a screen of its own. The other games of its category are played like any other game. */
export const isLottery = ({ gameType, gameClassify }: { gameType: string; gameClassify: string }): boolean =>
  gameType === "ELOTT" && ENGINES[gameClassify] === undefined;
