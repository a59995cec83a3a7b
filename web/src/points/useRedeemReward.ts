import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useRedeemRewardMutation } from "../__generated__/useRedeemRewardMutation.graphql.ts";
import { readCount } from "../forms/amounts.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";
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
  const { keyFor, forget } = useIdempotencyKey("redeem points");
  return useFormMutation<useRedeemRewardMutation, RedeemValues>(
    graphql`
      mutation useRedeemRewardMutation($input: RedeemPointRewardInput!) {
        redeemPointReward(input: $input) {
          reward {
            ...PointRewardCard_reward
          }
          redeem {
            ...RedeemRow_redeem
          }
          member {
            points {
              total
              byType {
                type
                points
              }
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
      variables: ({ quantity: typed, address: said, password }) => {
        const quantity = readCount(typed, locale);
        const address = isItem ? said.trim() : null;
        const idempotencyKey = keyFor(rewardId, quantity, address);
        return { input: { rewardId, quantity, address, password: secret(password), idempotencyKey } };
      },
      payload: (response) => response.redeemPointReward,
      onAnswered: forget,
      onDone,
    },
  );
}
