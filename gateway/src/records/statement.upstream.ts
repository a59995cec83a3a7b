import type { PeriodQuery } from "../period/period.ts";
import { ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type ActivityStatementModel, activityStatement } from "./statement.wire.ts";

const calls = { read: ownRead("GET /wps/member/activityStatement", activityStatement) };

/** The platform call for the statement of the caller's money. */
export const statementUpstream = defineUpstream((scope) => ({
  read: (query: PeriodQuery): Promise<ActivityStatementModel> => calls.read(scope, { query }),
}));
