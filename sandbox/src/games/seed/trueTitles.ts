import { ENGINES } from "@atrium/arcade/playableGame";
import { falsePromise } from "@atrium/arcade/promises";
import { isLottery } from "../categories.ts";
import type { games } from "../games.tables.ts";

type Titled = Pick<typeof games.$inferSelect, "gameType" | "gameClassify" | "names">;

/** Whether something plays a game, and what its titles promise. */
export const isTrue = ({ gameType, gameClassify, names }: Titled): boolean =>
  (isLottery({ gameType, gameClassify }) || ENGINES[gameClassify]?.category === gameType) &&
  Object.values(names).every((name) => falsePromise(name, gameClassify) === undefined);
