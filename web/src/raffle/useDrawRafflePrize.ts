import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useDrawRafflePrizeMutation } from "../__generated__/useDrawRafflePrizeMutation.graphql.ts";
import { randomKey } from "../browser/randomKey.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
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
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const sent = useRef<{ ticketId: string; idempotencyKey: string }>(null);
  const [commit, isDrawing] = useMutation<useDrawRafflePrizeMutation>(graphql`
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
          message
        }
      }
    }
  `);
  const [isWanted, setWanted] = useState(false);
  const send = useEffectEvent(() => {
    setWanted(false);
    if (ticketId) sent.current ??= { ticketId, idempotencyKey: randomKey() };
    if (!sent.current) return;
    setFailure(null);
    commit({
      variables: { input: { raffleId, ...sent.current } },
      onCompleted({ drawRafflePrize: { ticket, userErrors } }) {
        sent.current = null;
        setUnanswered(false);
        setFailure(userErrors[0]?.message ?? null);
        if (ticket?.prize) onDrawn(ticket.prize);
      },
      onError() {
        setUnanswered(true);
        setFailure(formatMessage({ id: "error_network" }));
      },
    });
  });
  const isKnown = ticketId !== undefined;
  useEffect(() => {
    if (isWanted && isKnown) send();
  }, [isWanted, isKnown]);
  const draw = useProtectedAction(() => setWanted(true));
  return { draw: () => draw(), isDrawing, isUnanswered, failure };
}
