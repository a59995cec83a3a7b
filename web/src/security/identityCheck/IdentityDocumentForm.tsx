import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type {
  IdentityDocumentFormMutation,
  IdentityDocumentKind,
} from "../../__generated__/IdentityDocumentFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { SelectField } from "../../forms/SelectField.tsx";
import type { Failure } from "../../relay/failure.ts";
import { SubmitButton } from "../../session/humanCheck/SubmitButton.tsx";
import { PicturesField } from "../../uploads/PicturesField.tsx";
import { usePictures } from "../../uploads/usePictures.ts";
import styles from "../Settings.module.css";

type DocumentKind = Exclude<IdentityDocumentKind, "UNKNOWN">;

const MOST_PICTURES = 3;

/** A document for the identity check: its kind, and one to three pictures of it. */
export function IdentityDocumentForm({ kinds }: { kinds: readonly DocumentKind[] }) {
  const { formatMessage } = useIntl();
  const pictures = usePictures(MOST_PICTURES, "identity");
  const onSubmit = useFormChange<IdentityDocumentFormMutation, { kind: DocumentKind }>(
    graphql`
      mutation IdentityDocumentFormMutation($input: SubmitIdentityDocumentInput!) {
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
      variables: ({ kind }) =>
        pictures.imageIds.length === 0 ? null : { input: { kind, imageIds: pictures.imageIds } },
    },
  );
  const [first = "PASSPORT"] = kinds;
  return (
    <Formik initialValues={{ kind: first }} onSubmit={onSubmit}>
      {({ status, submitCount }: { status?: Failure; submitCount: number }) => (
        <Form className={styles.form} noValidate>
          <SelectField
            name="kind"
            label={formatMessage({ id: "identity_kind" })}
            options={kinds.map((kind) => ({ value: kind, label: formatMessage({ id: `identity_kind_${kind}` }) }))}
          />
          <PicturesField
            pictures={pictures}
            most={MOST_PICTURES}
            label={formatMessage({ id: "identity_pictures" })}
            error={
              submitCount > 0 && pictures.imageIds.length === 0
                ? formatMessage({ id: "identity_pictures_missing" })
                : status?.fields.imageIds
            }
          />
          <FormError />
          <SubmitButton isHeld={pictures.isHeld} text="identity_send" />
        </Form>
      )}
    </Formik>
  );
}
