import { graphql } from "react-relay";
import type { useApplyMutation } from "../../__generated__/useApplyMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";

interface Options {
  promotionId: string;
  imageIdsOf: () => string[];
  onSent: () => void;
}

/** Sends an application, as a form's `onSubmit`. The same one that is sent again counts once. */
export function useApply({ promotionId, imageIdsOf, onSent }: Options) {
  return useFormChange<useApplyMutation, { remark: string }>(
    graphql`
      mutation useApplyMutation($input: ApplyForPromotionInput!) {
        applyForPromotion(input: $input) {
          standing {
            ...PromotionStanding_standing
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ remark }) => ({ input: { promotionId, remark: remark.trim(), imageIds: imageIdsOf() } }),
      onDone: onSent,
    },
  );
}
