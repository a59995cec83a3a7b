import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useDrawRafflePrizeMutation } from "../__generated__/useDrawRafflePrizeMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";
import type { Stop } from "./useWheel.ts";

/**
 * Draws a prize with a ticket. Guests log in first, and draw when their tickets are known. If no answer comes, the next press
 * sends the same ticket and key; `isUnanswered` is true until then, because the ticket may be used already. `ticketId` is
 * undefined until it is known, and null without a ticket.
 */
export function useDrawRafflePrize(
  raffleId: string,
  ticketId: string | null | undefined,
  onDrawn: (prize: Stop) => void,
) {
  const [isUnanswered, setUnanswered] = useState(false);
  const sent = useRef<string>(null);
  const { change, isBusy, failure } = useChange<useDrawRafflePrizeMutation>(
    graphql`
      mutation useDrawRafflePrizeMutation($input: DrawRafflePrizeInput!) {
        drawRafflePrize(input: $input) {
          ticket {
            prize {
              internalID
              title
              kind
            }
          }
          member {
            ...RafflePlay_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const [isWanted, setWanted] = useState(false);
  const send = useEffectEvent(async () => {
    setWanted(false);
    sent.current ??= ticketId ?? null;
    if (sent.current === null) return;
    const { done, failure: after } = await change({ input: { raffleId, ticketId: sent.current } });
    setUnanswered(after?.isUnreachable === true);
    if (!after?.isUnreachable) sent.current = null;
    const prize = done?.drawRafflePrize.ticket?.prize;
    if (prize) onDrawn(prize);
  });
  const isKnown = ticketId !== undefined;
  useEffect(() => {
    if (isWanted && isKnown) void send();
  }, [isWanted, isKnown]);
  const draw = useProtectedAction(() => setWanted(true));
  return { draw: () => draw(), isBusy, isUnanswered, failure };
}
