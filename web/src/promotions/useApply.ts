import { useRef } from "react";
import { graphql } from "react-relay";
import type { useApplyMutation } from "../__generated__/useApplyMutation.graphql.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";

interface Options {
  promotionId: string;
  imageIdsOf: () => string[];
  onSent: () => void;
}

/** Sends an application, as a form's `onSubmit`. The same one that is sent again counts once. */
export function useApply({ promotionId, imageIdsOf, onSent }: Options) {
  /** An application that was sent and not answered yet, and its key. */
  const sent = useRef<{ content: string; idempotencyKey: string }>(null);
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
        const content = JSON.stringify(application);
        if (sent.current?.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
        return { input: { ...application, idempotencyKey: sent.current.idempotencyKey } };
      },
      payload: (response) => response.applyForPromotion,
      onDone() {
        sent.current = null;
        onSent();
      },
      onRefused() {
        sent.current = null;
      },
    },
  );
}
