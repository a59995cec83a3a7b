import type { Resolvers } from "../__generated__/resolvers.ts";
import type { AccountRecordFilter } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import type { NodeLookups } from "../graph/node.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { timedPeriodQuery } from "../period/period.ts";
import { type AccountRecordQuery, accountRecordUpstream } from "./accountRecord.upstream.ts";

/** The platform's form of a filter. */
export const recordQuery = (filter: AccountRecordFilter | null | undefined): AccountRecordQuery => ({
  period: timedPeriodQuery(filter?.period),
  kind: platformValue("kind", filter?.kind),
});

export const accountRecordNodes: NodeLookups = {
  AccountMovement: (key, { upstream }) => upstream(accountRecordUpstream).byId(key),
};

export const accountRecordResolvers: Resolvers = {
  Member: {
    accountRecord: recordField(
      "accountRecord",
      byFilter(recordQuery),
      ({ upstream }) => upstream(accountRecordUpstream).list,
    ),
  },
};
