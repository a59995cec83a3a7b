import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useConvertPointsMutation } from "../__generated__/useConvertPointsMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { readCount } from "../forms/amounts.ts";
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
  return useFormChange<useConvertPointsMutation, ConvertValues>(
    graphql`
      mutation useConvertPointsMutation($input: ConvertPointsInput!) {
        convertPoints(input: $input) {
          converted {
            ...Money_amount @relay(mask: false)
          }
          member {
            points {
              ...OwnPoints_sums @relay(mask: false)
            }
            wallet {
              ...Balance_wallet
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "convert points",
      variables: ({ points, password }) => ({
        input: { points: readCount(points, locale), password: secret(password) },
      }),
      onDone({ convertPoints: { converted } }) {
        if (converted) onDone(converted);
      },
    },
  );
}
