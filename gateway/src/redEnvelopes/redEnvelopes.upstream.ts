import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { claimedEnvelope, redEnvelopeList } from "./redEnvelopes.wire.ts";

const calls = {
  calendar: sharedRead("GET /wps/relay/PRM_redEnvelopeList", redEnvelopeList, { maxAge: 10 }),
  own: ownRead("GET /wps/relay/PRM_redEnvelopeList", redEnvelopeList),
  claim: change("POST /wps/relay/PRM_redEnvelopeClaim", claimedEnvelope),
};

/** The platform calls for red envelopes. */
export const redEnvelopesUpstream = (scope: Scope) => ({
  calendar: async () => (await calls.calendar(scope)).calendar,

  /** The calendar as of that moment or later. */
  calendarSince: async (moment: number) => (await calls.calendar.since(moment, scope)).calendar,

  /** What the caller found. */
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
});
