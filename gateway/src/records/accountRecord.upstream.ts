import type { AccountMovementKind } from "../__generated__/types.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type AccountMovementModel, type AccountMovementPage, movementPage } from "./accountRecord.wire.ts";

/** A filter of the account record. */
export interface AccountRecordQuery {
  period: Readonly<Record<string, string>>;
  kind?: AccountMovementKind | undefined;
}

/** The filter as the platform's query parameters. */
export const accountParameters = ({ period, kind }: AccountRecordQuery) => ({ ...period, type: kind });

const calls = { list: ownRead("GET /wps/relay/MCSFE_transactionRecords", movementPage) };

/** The platform calls for the caller's account record. */
export const accountRecordUpstream = defineUpstream((scope) => ({
  list: (query: AccountRecordQuery, page: PageArgs): Promise<AccountMovementPage> =>
    calls.list(scope, { query: { ...accountParameters(query), ...page } }),

  /** One of the caller's movements; null when it does not exist. */
  async byId(transactionId: string): Promise<AccountMovementModel | null> {
    if (!/^[1-9]\d{0,14}$/.test(transactionId)) return null;
    return rowOf(calls.list(scope, oneRow({ transactionId })), transactionId);
  },
}));
