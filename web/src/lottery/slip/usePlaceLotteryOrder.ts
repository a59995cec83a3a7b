import { useRef } from "react";
import { graphql } from "react-relay";
import type {
  PlaceLotteryOrderInput,
  usePlaceLotteryOrderMutation,
} from "../../__generated__/usePlaceLotteryOrderMutation.graphql.ts";
import { randomKey } from "../../browser/randomKey.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { reportHeldPlay } from "../../relay/network/playHeld.ts";
import { drawsIn, type SlipValues } from "./slip.ts";

/** A slip that was sent and not answered yet: the same slip is sent again with the same key and the same draw. */
export interface SentSlip {
  readonly content: string;
  readonly idempotencyKey: string;
  readonly drawNumber: string;
}

interface Order {
  lotteryId: string;
  sent: SentSlip | null;
  onSent: (sent: SentSlip | null) => void;
  /** Called with the slip's draw, and the slip as it was placed: lines may have come to it meanwhile. */
  onPlaced: (drawNumber: string, placed: SlipValues) => void;
  /** Called with the slip's draw, and with the open draw when the slip's own has closed, otherwise with null. */
  onRefused: (drawNumber: string, openDraw: string | null) => void;
}

/** What makes two slips the same slip. */
export const contentOfSlip = ({ draw: _, ...content }: SlipValues): string =>
  JSON.stringify([content.lines, content.isChase, content.draws, content.stopOnWin]);

/** Places a slip once, however often it is sent. A slip that was changed or refused gets a new key. */
export function usePlaceLotteryOrder({ lotteryId, sent, onSent, onPlaced, onRefused }: Order) {
  const draw = useRef("");

  const submit = useFormChange<usePlaceLotteryOrderMutation, SlipValues>(
    graphql`
      mutation usePlaceLotteryOrderMutation($input: PlaceLotteryOrderInput!) {
        placeLotteryOrder(input: $input) {
          member {
            wallet {
              ...Balance_wallet
            }
          }
          openDraw {
            number
          }
          userErrors {
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "lottery order",
      variables(values) {
        const content = contentOfSlip(values);
        const sending =
          sent?.content === content
            ? sent
            : { content, idempotencyKey: randomKey(), drawNumber: draw.current || values.draw };
        draw.current = sending.drawNumber;
        onSent(sending);
        return { input: inputOf(lotteryId, sending, values) };
      },
      onDone(_response, placed) {
        onSent(null);
        onPlaced(draw.current, placed);
      },
      onRefused({ placeLotteryOrder }) {
        onSent(null);
        reportHeldPlay(placeLotteryOrder.userErrors);
        onRefused(draw.current, placeLotteryOrder.openDraw?.number ?? null);
      },
    },
  );
  return {
    submit,
    /** Sets the draw of the next slip. */
    aim(drawNumber: string) {
      draw.current = drawNumber;
    },
  };
}

const inputOf = (
  lotteryId: string,
  { drawNumber, idempotencyKey }: SentSlip,
  values: SlipValues,
): PlaceLotteryOrderInput => ({
  lotteryId,
  drawNumber,
  lines: values.lines.map(({ playType, content, unit, multiple }) => ({ playType, content, unit, multiple })),
  chase: values.isChase ? { draws: drawsIn(values.draws), stopOnWin: values.stopOnWin } : null,
  idempotencyKey,
});
