import type { GameCategory } from "../__generated__/types.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type PersonalProfitModel, profit } from "./profit.wire.ts";

/** A filter of the personal profit. */
export interface ProfitQuery {
  period: Readonly<Record<string, string>>;
  category?: GameCategory | undefined;
}

/** The filter as the platform's query parameters. */
export const profitParameters = ({ period, category }: ProfitQuery) => ({ ...period, gameCategory: category });

const calls = { read: ownRead("GET /wps/relay/MCSFE_personalProfit", profit) };

/** The platform call for what the caller gained and lost. */
export const profitUpstream = defineUpstream((scope) => ({
  read: (query: ProfitQuery): Promise<PersonalProfitModel> => calls.read(scope, { query: profitParameters(query) }),
}));
