import { graphql } from "react-relay";
import type {
  IdentityDocumentKind,
  useSubmitDocumentMutation,
} from "../../__generated__/useSubmitDocumentMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";

export type DocumentKind = Exclude<IdentityDocumentKind, "UNKNOWN">;

/** Sends a document for the identity check, as a form's `onSubmit`; sends nothing without pictures. */
export const useSubmitDocument = (imageIds: readonly string[]) =>
  useFormChange<useSubmitDocumentMutation, { readonly kind: DocumentKind }>(
    graphql`
      mutation useSubmitDocumentMutation($input: SubmitIdentityDocumentInput!) {
        submitIdentityDocument(input: $input) {
          member {
            ...IdentityCheckScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: async ({ kind }) => (imageIds.length === 0 ? null : { input: { kind, imageIds } }),
    },
  );
