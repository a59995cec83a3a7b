import { z } from "zod";
import type { AgentApplicationState, ApplyAsAgentInput, StartingContractInput } from "../__generated__/types.ts";
import { wireKinds } from "../contracts/contracts.wire.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageOf } from "../paging/page.wire.ts";
import { humanCheckFields } from "../session/humanCheck.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const state = known(["NEW", "APPROVED", "DECLINED"], "UNKNOWN");
const own = { state, reason: maybeText, appliedAt: instant, decidedAt: maybeInstant };

const row = z
  .object({
    ...own,
    applicationId: idText,
    account: maybeText,
    contact: text,
    channels: text,
    volume: known(["UP_TO_20", "UP_TO_100", "OVER_100"], "UNKNOWN"),
    message: text.catch(""),
  })
  .transform(({ applicationId, volume, ...rest }) => ({
    ...rest,
    internalID: applicationId,
    expectedPlayers: volume,
  }));

export type AgentApplicationModel = z.output<typeof row>;

const calls = {
  apply: change("PUT /wps/agent/apply", z.object({ state })),
  own: ownRead("GET /wps/agent/application", z.object({ application: z.object(own).nullable() })),
  list: ownRead("GET /wps/relay/ACS_applicationList", pageOf(row)),
  decide: change("POST /wps/relay/ACS_applicationDecide", row),
};

type Decision =
  | { outcome: "DECLINE"; reason: string }
  | { outcome: "APPROVE"; contract?: StartingContractInput | undefined };

/** The platform calls for applications to become an agent. */
export const applicationsUpstream = defineUpstream((scope) => ({
  /** The state of the application; null on a platform without applications. */
  async apply(input: ApplyAsAgentInput): Promise<AgentApplicationState | null> {
    const { contact, channels, expectedPlayers, message, referralCode, humanCheck } = input;
    const body = {
      contact,
      channels,
      volume: expectedPlayers,
      message: message ?? undefined,
      referralCode: referralCode ?? undefined,
      ...humanCheckFields(humanCheck),
    };
    return (await calls.apply(scope, { body }).catch(unlessAbsent(null)))?.state ?? null;
  },

  own: async () => (await calls.own(scope).catch(unlessAbsent(null)))?.application ?? null,

  list: (query: { state: string | undefined }, page: PageArgs): Promise<Page<AgentApplicationModel>> =>
    calls.list(scope, { query: { ...query, ...page } }),

  byId: (applicationId: string): Promise<AgentApplicationModel | null> =>
    rowOf(calls.list(scope, oneRow({ applicationId })), applicationId).catch(unlessAbsent(null)),

  decide: (idempotencyKey: string, applicationId: string, decision: Decision) => {
    const contract = decision.outcome === "APPROVE" ? decision.contract : undefined;
    const offer = contract && { kind: wireKinds[contract.kind], share: contract.share };
    return calls.decide(scope, { idempotencyKey, body: { ...decision, applicationId, contract: offer } });
  },
}));
