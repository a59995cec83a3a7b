import { useRef } from "react";
import { graphql } from "react-relay";
import type { useConvertPointsMutation } from "../__generated__/useConvertPointsMutation.graphql.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";

/** A conversion as it is typed. */
export interface ConvertValues {
  readonly points: string;
  readonly password: string;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** Turns points into money, as a form's `onSubmit`. The same conversion that is sent again happens once. */
export function useConvertPoints(onDone: (converted: Money) => void) {
  /** A conversion that was sent and not answered yet, and its key. */
  const sent = useRef<{ points: number; idempotencyKey: string }>(null);
  const forget = () => {
    sent.current = null;
  };
  return useFormMutation<useConvertPointsMutation, ConvertValues>(
    graphql`
      mutation useConvertPointsMutation($input: ConvertPointsInput!) {
        convertPoints(input: $input) {
          converted {
            amount
            currency
          }
          member {
            points {
              total
              byType {
                type
                points
              }
            }
            wallet {
              ...Balance_wallet
            }
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
      variables: ({ points: typed, password }) => {
        const points = Number(typed);
        if (sent.current?.points !== points) sent.current = { points, idempotencyKey: crypto.randomUUID() };
        return { input: { points, password, idempotencyKey: sent.current.idempotencyKey } };
      },
      payload: (response) => response.convertPoints,
      onDone({ convertPoints: { converted } }) {
        forget();
        if (converted) onDone(converted);
      },
      onRefused: forget,
    },
  );
}
