import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { mutate } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { flag, idText, instant, maybeDecimal, maybeInstant, text } from "../upstream/wire.ts";

/** An envelope, and what the caller found in it; null while it is not claimed. */
const row = z
  .object({
    envelopeId: idText,
    opensAt: instant,
    closesAt: instant,
    claimed: flag,
    amount: maybeDecimal,
    currency: text,
    expiresAt: maybeInstant,
  })
  .transform(({ envelopeId, opensAt, closesAt, claimed, amount, currency, expiresAt }) => {
    const envelope = { internalID: envelopeId, opensAt, closesAt };
    const claim = claimed && amount !== null ? { envelope, amount: { amount, currency }, expiresAt } : null;
    return { envelope, claim, currency };
  });

/** What the caller found in the envelope that the caller claimed. */
const claimed = row.transform(({ claim }, context) => {
  if (claim !== null) return claim;
  context.issues.push({ code: "custom", message: "the envelope is not claimed", input: claim });
  return z.NEVER;
});

/** The envelopes, and what the caller found in them; an envelope that can't be read is left out. */
const list = z
  .object({ list: z.array(row.nullable().catch(null)), bonus: bonusTerms, serverTime: maybeInstant })
  .transform(({ list: sent, bonus, serverTime }) => {
    const rows = sent.filter((one) => one !== null);
    return {
      calendar: {
        envelopes: rows.map(({ envelope }) => envelope),
        currency: rows[0]?.currency ?? null,
        bonusTerms: bonus ?? null,
        serverTime,
      },
      claims: rows.flatMap(({ claim }) => (claim === null ? [] : [claim])),
    };
  });

declare module "../graph/models.ts" {
  interface Models {
    RedEnvelope: z.output<typeof row>["envelope"];
    RedEnvelopeCalendar: z.output<typeof list>["calendar"];
    RedEnvelopeClaim: z.output<typeof claimed>;
  }
}

const calls = {
  calendar: sharedRead("GET /wps/relay/PRM_redEnvelopeList", list, { maxAge: 10, follows: "envelope" }),
  own: ownRead("GET /wps/relay/PRM_redEnvelopeList", list),
  claim: change("POST /wps/relay/PRM_redEnvelopeClaim", claimed),
};

/** The platform calls of the domain. */
export const redEnvelopesUpstream = defineUpstream((scope) => ({
  calendar: async () => (await calls.calendar(scope)).calendar,
  /** The calendar as of that moment or later. */
  calendarSince: async (moment: number) => (await calls.calendar.since(moment, scope)).calendar,
  claims: async () => (await calls.own(scope)).claims,
  /** How many envelopes the caller can open at a time, in milliseconds, which the platform's clock replaces when it is sent. */
  async openCount(machineTime: number): Promise<number> {
    const { calendar, claims } = await calls.own(scope);
    const now = calendar.serverTime === null ? machineTime : Date.parse(calendar.serverTime);
    const claimed = new Set(claims.map(({ envelope }) => envelope.internalID));
    return calendar.envelopes.filter(
      ({ internalID, opensAt, closesAt }) =>
        Date.parse(opensAt) <= now && now < Date.parse(closesAt) && !claimed.has(internalID),
    ).length;
  },
  claim: (envelopeId: string, idempotencyKey: string) => calls.claim(scope, { idempotencyKey, body: { envelopeId } }),
}));

/** Red envelopes. */
export const redEnvelopes: Domain = {
  name: "redEnvelopes",
  resolvers: [
    {
      Site: { redEnvelopes: (_, __, { upstream }) => upstream(redEnvelopesUpstream).calendar() },
      Member: { redEnvelopeClaims: (_, __, { upstream }) => upstream(redEnvelopesUpstream).claims() },
      Mutation: {
        claimRedEnvelope: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            const envelopeId = requireKey("RedEnvelope", input.envelopeId);
            return { claim: await upstream(redEnvelopesUpstream).claim(envelopeId, input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: {
    RedEnvelope: async (key, { upstream }) =>
      (await upstream(redEnvelopesUpstream).calendar()).envelopes.find(({ internalID }) => internalID === key) ?? null,
  },
  watches: { redEnvelopesChanged: ({ upstream }, _, moment) => upstream(redEnvelopesUpstream).calendarSince(moment) },
};
