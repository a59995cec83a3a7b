import type { Resolvers } from "../__generated__/resolvers.ts";
import type { AcceptContractInput, ContractKind, ContractPayoutFilter } from "../__generated__/types.ts";
import { AtriumError, badInput, platformValue } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { ownAccount } from "../member/member.resolvers.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { periodQuery } from "../period/period.ts";
import type { Context } from "../request/context.ts";
import { contractsUpstream, isNumber, type PayoutQuery } from "./contracts.upstream.ts";
import { type AgentContractModel, endingContracts, wireKinds } from "./contracts.wire.ts";
import { explainAccept, explainTerms, offerFields } from "./termsRefusal.ts";

const accountForm = /^[\w.-]{1,64}$/;

/** The part of a global id after its type: the platform looks for contracts and payouts by their kind. */
const keyIn = ({ kind, internalID }: { kind: ContractKind; internalID: string }) => `${kind}.${internalID}`;

function readKey(key: string | null): { kind: ContractKind; internalID: string } | null {
  const [kind = "", internalID = ""] = key?.split(".") ?? [];
  return isKind(kind) && isNumber(internalID) ? { kind, internalID } : null;
}

const isKind = (word: string): word is ContractKind => Object.hasOwn(wireKinds, word);

function contractIn(id: string) {
  const found = readKey(requireKey("AgentContract", id));
  if (found === null) throw new AtriumError("BAD_ID");
  return { kind: found.kind, contractId: found.internalID };
}

/** Answers an offer, or gives up a contract. Contracts below may end with it. */
async function answer(
  { upstream }: Context,
  as: "accept" | "terminate",
  { contractId, endsOthers, idempotencyKey }: AcceptContractInput,
) {
  const answered = { ...contractIn(contractId), endsOthers, idempotencyKey };
  return { contract: await upstream(contractsUpstream).answer(as, answered), endingContracts: [] };
}

const isOwn = async (account: string | null, context: Context) =>
  account !== null && (await ownAccount(context))?.username === account;

/** The contracts below that the platform names in its refusal. */
const endingIn = (refusal: UpstreamError | undefined) =>
  refusal?.code === "CONTRACT_LOWER_THAN_DOWNLINE" ? (endingContracts.safeParse(refusal.value).data ?? []) : [];

const refused = (refusal: UpstreamError | undefined) => ({ contract: null, endingContracts: endingIn(refusal) });

function assertAccount(account: string | null | undefined): void {
  if (account != null && !accountForm.test(account)) throw badInput("`account` must be the whole name of an account.");
}

/** The platform's form of a filter. */
export function payoutQuery(filter: ContractPayoutFilter | null | undefined): PayoutQuery {
  const { kind, period, account } = filter ?? {};
  assertAccount(account);
  return { kind: kind ?? undefined, period: periodQuery(period), account: account ?? undefined };
}

export const contractsResolvers: Resolvers = {
  Agent: {
    contracts: recordField(
      "contracts",
      ({ filter: { kind, direction, state, account } }) => {
        assertAccount(account);
        return { kind, direction, state: platformValue("state", state), account: account ?? undefined };
      },
      ({ upstream }) => upstream(contractsUpstream).list,
    ),
    contractRequests: recordField(
      "contractRequests",
      () => ({}),
      ({ upstream }) =>
        (_, page) =>
          upstream(contractsUpstream).requests(page),
    ),
    contractPayouts: recordField(
      "contractPayouts",
      byFilter(payoutQuery),
      ({ upstream }) => upstream(contractsUpstream).payouts,
    ),
  },

  AgentContract: {
    id: (contract) => globalId("AgentContract", keyIn(contract)),
    viewerCanAnswer: async ({ holder, state }, _, context) =>
      (state === "PENDING_NEW" || state === "PENDING_TERMINATION") && (await isOwn(holder, context)),
    viewerCanTerminate: async ({ holder, state, paysUntil }, _, context) =>
      state === "ACTIVE" && paysUntil === null && (await isOwn(holder, context)),
    viewerCanOfferEnd: async ({ offerer, state }, _, context) => state === "ACTIVE" && (await isOwn(offerer, context)),
  },

  ContractPayout: { id: (payout) => globalId("ContractPayout", keyIn(payout)) },

  Mutation: {
    offerContract: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: offerFields, refused, explain: explainTerms }, async () => {
        assertAccount(input.account);
        const { period, terms, paidOnRequest, ...offer } = input;
        const contract = { period: period ?? undefined, terms, paidOnRequest };
        return upstream(contractsUpstream).offer({ ...offer, contract });
      }),
    offerContractEnd: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: offerFields, refused }, async () => {
        assertAccount(input.account);
        return upstream(contractsUpstream).offer({ ...input, contract: null });
      }),
    acceptContract: (_, { input }, context) =>
      mutate({ language: context.language, refused, explain: explainAccept }, () => answer(context, "accept", input)),
    rejectContract: (_, { input }, { upstream, language }) =>
      mutate({ language }, async () => {
        const answered = { ...contractIn(input.contractId), endsOthers: false, idempotencyKey: input.idempotencyKey };
        return { contract: await upstream(contractsUpstream).answer("reject", answered) };
      }),
    terminateContract: (_, { input }, context) =>
      mutate({ language: context.language, refused }, () => answer(context, "terminate", input)),
  },
};

export const contractsNodes: NodeLookups = {
  AgentContract: (key, { upstream }): Promise<AgentContractModel | null> | null => {
    const asked = readKey(key);
    return asked && upstream(contractsUpstream).byId(asked.kind, asked.internalID);
  },
  ContractPayout: (key, { upstream }) => {
    const asked = readKey(key);
    return asked && upstream(contractsUpstream).payoutById(asked.kind, asked.internalID);
  },
};
