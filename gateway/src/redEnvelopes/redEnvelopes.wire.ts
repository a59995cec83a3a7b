import { z } from "zod";
import { bonusTerms } from "../bonuses/bonusTerms.wire.ts";
import { flag, idText, instant, maybeDecimal, maybeInstant, text } from "../upstream/wire.ts";
import type { RedEnvelopeClaimModel, RedEnvelopeList, RedEnvelopeModel } from "./redEnvelopes.model.ts";

const envelope = z
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
    const row: RedEnvelopeModel = { internalID: envelopeId, opensAt, closesAt };
    const claim: RedEnvelopeClaimModel | null =
      claimed && amount !== null ? { envelope: row, amount: { amount, currency }, expiresAt } : null;
    return { envelope: row, claim, currency };
  });

/** The envelope that the caller claimed. */
export const claimedEnvelope = envelope.transform(({ claim }, context) => {
  if (claim !== null) return claim;
  context.issues.push({ code: "custom", message: "the envelope is not claimed", input: claim });
  return z.NEVER;
});

/** The envelopes, and what the caller found in them; an envelope that can't be read is left out. */
export const redEnvelopeList = z
  .object({ list: z.array(envelope.nullable().catch(null)), bonus: bonusTerms, serverTime: maybeInstant })
  .transform(({ list, bonus, serverTime }): RedEnvelopeList => {
    const rows = list.filter((row) => row !== null);
    return {
      calendar: {
        envelopes: rows.map((row) => row.envelope),
        currency: rows[0]?.currency ?? null,
        bonusTerms: bonus ?? null,
        serverTime,
      },
      claims: rows.flatMap(({ claim }) => (claim === null ? [] : [claim])),
    };
  });
