import { useRef } from "react";
import { graphql } from "react-relay";
import type {
  PlaceLotteryOrderInput,
  usePlaceLotteryOrderMutation,
} from "../../__generated__/usePlaceLotteryOrderMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import type { SlipValues } from "./slip.ts";

interface Outcome {
  onPlaced: () => void;
  /** Called with the number of the open draw when the slip's own draw has closed, otherwise with null. */
  onRefused: (openDraw: string | null) => void;
}

/**
 * Places a slip once, however often it is sent. Until an answer arrives, an unchanged slip is sent again with the same
 * key and the same draw. A slip that was changed or refused gets a new key.
 */
export function usePlaceLotteryOrder(lotteryId: string, { onPlaced, onRefused }: Outcome) {
  const draw = useRef("");
  const sent = useRef<{ slip: string; input: PlaceLotteryOrderInput }>(undefined);

  const submit = useFormMutation<usePlaceLotteryOrderMutation, SlipValues>(
    graphql`
      mutation usePlaceLotteryOrderMutation($input: PlaceLotteryOrderInput!) {
        placeLotteryOrder(input: $input) {
          order {
            ...LotteryOrderCard_order
          }
          member {
            id
            wallet {
              ...Balance_wallet
            }
          }
          openDraw {
            number
          }
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    {
      variables(values) {
        const slip = JSON.stringify(values);
        if (sent.current?.slip !== slip) sent.current = { slip, input: inputOf(lotteryId, draw.current, values) };
        return { input: sent.current.input };
      },
      payload: (response) => response.placeLotteryOrder,
      onDone() {
        sent.current = undefined;
        onPlaced();
      },
      onRefused({ placeLotteryOrder }) {
        sent.current = undefined;
        onRefused(placeLotteryOrder.openDraw?.number ?? null);
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

const inputOf = (lotteryId: string, drawNumber: string, values: SlipValues): PlaceLotteryOrderInput => ({
  lotteryId,
  drawNumber,
  lines: values.lines.map(({ playType, content, unit, multiple }) => ({ playType, content, unit, multiple })),
  chase: values.isChase ? { draws: Number(values.draws), stopOnWin: values.stopOnWin } : null,
  idempotencyKey: crypto.randomUUID(),
});
