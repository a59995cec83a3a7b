import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, text } from "../http/input.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { toDecimal } from "../money.ts";
import { ENVELOPE_BONUS, ENVELOPE_CURRENCY } from "./redEnvelopes.data.ts";
import { claimEnvelope, envelopesOf, expiryOf, type OwnEnvelope } from "./redEnvelopes.ts";

const ClaimBody = z.object({ envelopeId: text(40, 1) });

/** Red envelopes. Guests see when they open. */
export const redEnvelopeRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/PRM_redEnvelopeList", sharedByGuests(10), async (c) => {
      const envelopes = await envelopesOf(platform, c.var.session?.memberId);
      return ok(c, {
        list: envelopes.map(envelopeView),
        bonus: ENVELOPE_BONUS,
        serverTime: platform.clock.now().toISOString(),
      });
    })
    .post("/wps/relay/PRM_redEnvelopeClaim", requireRealAccount, idempotent(platform), async (c) => {
      const { envelopeId } = await readJson(c, ClaimBody);
      return answerWith(
        c,
        platform,
        (keepAnswer) => claimEnvelope(platform, c.var.session.memberId, envelopeId, keepAnswer),
        envelopeView,
      );
    });

/** An envelope in the contract's form. */
const envelopeView = ({ envelopeId, opensAt, closesAt, claim }: OwnEnvelope) => ({
  envelopeId,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  claimed: claim !== undefined,
  amount: claim ? toDecimal(claim.amount, ENVELOPE_CURRENCY) : null,
  currency: ENVELOPE_CURRENCY,
  expiresAt: claim ? expiryOf(claim.claimedAt).toISOString() : null,
});
