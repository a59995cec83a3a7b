import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useConvertPointsMutation } from "../__generated__/useConvertPointsMutation.graphql.ts";
import { readCount } from "../forms/amounts.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";
import { secret } from "../relay/secret.ts";
import type { Money } from "../ui/text/Money.ts";

/** A conversion as it is typed. */
export interface ConvertValues {
  readonly points: string;
  readonly password: string;
}

/** Turns points into money, as a form's `onSubmit`. The same conversion that is sent again happens once. */
export function useConvertPoints(onDone: (converted: Money) => void) {
  const { locale } = useIntl();
  const { keyFor, forget } = useIdempotencyKey("convert points");
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
        const points = readCount(typed, locale);
        return { input: { points, password: secret(password), idempotencyKey: keyFor(points) } };
      },
      payload: (response) => response.convertPoints,
      onAnswered: forget,
      onDone({ convertPoints: { converted } }) {
        if (converted) onDone(converted);
      },
    },
  );
}
