import { graphql } from "react-relay";
import type { FeedbackKind, useSendFeedbackMutation } from "../__generated__/useSendFeedbackMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";

/** The text, and how to reach the sender. */
export interface Feedback {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly contact: string;
  readonly imageIds: readonly string[];
}

interface Options<Values> {
  feedbackOf: (values: Values) => Feedback;
  onSent: () => void;
}

/** Sends feedback, as a form's `onSubmit`. */
export const useSendFeedback = <Values>({ feedbackOf, onSent }: Options<Values>) =>
  useFormChange<useSendFeedbackMutation, Values>(
    graphql`
      mutation useSendFeedbackMutation($input: SendFeedbackInput!) {
        sendFeedback(input: $input) {
          feedbackId
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: (values) => {
        const { kind, content, contact, imageIds } = feedbackOf(values);
        return {
          input: { kind, content: content.trim(), contact: contact.trim() || null, imageIds: [...imageIds] },
        };
      },
      onDone: onSent,
    },
  );
