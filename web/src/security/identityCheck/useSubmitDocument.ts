import { graphql } from "react-relay";
import type {
  IdentityDocumentKind,
  useSubmitDocumentMutation,
} from "../../__generated__/useSubmitDocumentMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";

export type DocumentKind = Exclude<IdentityDocumentKind, "UNKNOWN">;

/** Sends a document for the identity check, as a form's `onSubmit`; sends nothing without pictures. */
export const useSubmitDocument = (imageIds: readonly string[]) =>
  useFormMutation<useSubmitDocumentMutation, { readonly kind: DocumentKind }>(
    graphql`
      mutation useSubmitDocumentMutation($input: SubmitIdentityDocumentInput!) {
        submitIdentityDocument(input: $input) {
          member {
            ...IdentityCheckScreen_member
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
      variables: async ({ kind }) => (imageIds.length === 0 ? null : { input: { kind, imageIds } }),
      payload: (response) => response.submitIdentityDocument,
    },
  );
