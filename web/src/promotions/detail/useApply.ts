import { graphql } from "react-relay";
import type { useApplyMutation } from "../../__generated__/useApplyMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";

interface Options {
  promotionId: string;
  imageIdsOf: () => string[];
  onSent: () => void;
}

/** Sends an application, as a form's `onSubmit`. The same one that is sent again counts once. */
export function useApply({ promotionId, imageIdsOf, onSent }: Options) {
  const { keyFor, forget } = useIdempotencyKey();
  return useFormMutation<useApplyMutation, { remark: string }>(
    graphql`
      mutation useApplyMutation($input: ApplyForPromotionInput!) {
        applyForPromotion(input: $input) {
          standing {
            internalID
            status
            ...PromotionStanding_standing
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
      variables({ remark }) {
        const application = { promotionId, remark: remark.trim(), imageIds: imageIdsOf() };
        return { input: { ...application, idempotencyKey: keyFor(application) } };
      },
      payload: (response) => response.applyForPromotion,
      onAnswered: forget,
      onDone: onSent,
    },
  );
}
