import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import type { Context } from "../request/context.ts";
import type { RedEnvelopeCalendarModel } from "./redEnvelopes.model.ts";
import { redEnvelopesUpstream } from "./redEnvelopes.upstream.ts";

/** The platform's id of an envelope. */
const internalIdOf = (id: string) => requireKey("RedEnvelope", id);

/** Yields the envelopes, and again each time one opens. */
async function* changes(context: Context): AsyncGenerator<RedEnvelopeCalendarModel, void, void> {
  const { services, upstream } = context;
  const read = (moment: number) => upstream(redEnvelopesUpstream).calendarSince(moment);
  const probe = async (moment: number) => JSON.stringify((await read(moment)).envelopes);
  for await (const { over, moment } of services.push.follow("envelope", context, probe, { startsAtOnce: true })) {
    if (over !== null) throw over;
    yield await read(moment);
  }
}

export const redEnvelopesResolvers: Resolvers = {
  Site: { redEnvelopes: (_, __, { upstream }) => upstream(redEnvelopesUpstream).calendar() },

  Member: { redEnvelopeClaims: (_, __, { upstream }) => upstream(redEnvelopesUpstream).claims() },

  RedEnvelope: { id: ({ internalID }) => globalId("RedEnvelope", internalID) },

  ClaimRedEnvelopePayload: { member: accountAfterChange },

  Mutation: {
    claimRedEnvelope: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const envelopeId = internalIdOf(input.envelopeId);
          return { claim: await upstream(redEnvelopesUpstream).claim(envelopeId, input.idempotencyKey) };
        },
        { language, refused: () => ({ claim: null }) },
      ),
  },

  Subscription: {
    redEnvelopesChanged: {
      subscribe: (_, __, context) => changes(context),
      resolve: (calendar: RedEnvelopeCalendarModel) => calendar,
    },
  },
};

export const redEnvelopesNodes: NodeLookups = {
  RedEnvelope: async (key, { upstream }) =>
    (await upstream(redEnvelopesUpstream).calendar()).envelopes.find(({ internalID }) => internalID === key) ?? null,
};
