import type { Money } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";

/** A prize of a jackpot. */
export interface JackpotLevelModel {
  key: string;
  title: string;
  amount: Money;
  startsWith: Money;
  mustDropBy: Money;
  share: string;
}

/** What resolvers of the GraphQL type `Jackpot` get. */
export interface JackpotModel {
  internalID: string;
  name: string;
  image: ImageModel;
  amount: Money;
  levels: JackpotLevelModel[];
  gameInternalIDs: string[];
  needsOptIn: boolean;
  contribution: string | null;
  lastWin: JackpotWinModel | null;
}

/** A jackpot that the caller has opted in to. */
export interface JackpotOptInModel {
  jackpotInternalID: string;
  since: string;
}

/** What resolvers of the GraphQL type `JackpotWin` get. */
export interface JackpotWinModel {
  key: string;
  name: string;
  level: string;
  account: string;
  amount: Money;
  gameInternalID: string | null;
  wonAt: string;
}
