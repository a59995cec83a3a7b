import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useRedeemRewardMutation } from "../__generated__/useRedeemRewardMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { readCount } from "../forms/amounts.ts";
import { secret } from "../relay/secret.ts";

/** A redeem as it is typed. */
export interface RedeemValues {
  readonly quantity: string;
  readonly address: string;
  readonly password: string;
}

interface Reward {
  rewardId: string;
  isItem: boolean;
}

/** Redeems a reward, as a form's `onSubmit`. The same redeem that is sent again happens once. */
export function useRedeemReward({ rewardId, isItem }: Reward, onDone: () => void) {
  const { locale } = useIntl();
  return useFormChange<useRedeemRewardMutation, RedeemValues>(
    graphql`
      mutation useRedeemRewardMutation($input: RedeemPointRewardInput!) {
        redeemPointReward(input: $input) {
          reward {
            ...PointRewardCard_reward
          }
          member {
            points {
              ...OwnPoints_sums @relay(mask: false)
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "redeem points",
      variables: ({ quantity, address, password }) => ({
        input: {
          rewardId,
          quantity: readCount(quantity, locale),
          address: isItem ? address.trim() : null,
          password: secret(password),
        },
      }),
      onDone,
    },
  );
}
