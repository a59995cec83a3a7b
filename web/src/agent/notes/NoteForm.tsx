import { Form, Formik } from "formik";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { NoteFormMutation } from "../../__generated__/NoteFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { lengthOf, TextAreaField } from "../../forms/TextAreaField.tsx";
import { Button } from "../../ui/button/Button.tsx";
import styles from "../downline/Downline.module.css";
import { forgetDraft, useDraftKey } from "../drafts/drafts.ts";
import { KeepDraft } from "../drafts/KeepDraft.tsx";
import own from "./Notes.module.css";

const LONGEST = 1_000;

/** The form as it is kept. More can be typed than is taken. */
const noteDraft = object({
  text: string()
    .defined()
    .max(10 * LONGEST),
});

interface Props {
  accountId: string;
  /** The note whose text changes; a new one without it. */
  note?: { id: string; text: string };
  label: string;
  /** Closes the form of a note that there is. */
  onClose?: () => void;
}

/** The text of a note: 1 to 1,000 characters. */
export function NoteForm({ accountId, note, label, onClose }: Props) {
  const { formatMessage } = useIntl();
  const draft = useDraftKey("note", [accountId, note?.id]);
  const submit = useFormChange<NoteFormMutation, { text: string }>(
    graphql`
      mutation NoteFormMutation($input: SaveAccountNoteInput!) {
        saveAccountNote(input: $input) {
          account {
            noteCount
            ...AccountNotes_account
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ text }) => ({ input: { accountId, noteId: note?.id ?? null, text: text.trim() } }),
      onDone(_response, values, { startOver }) {
        if (startOver(note && values)) return;
        forgetDraft(draft);
        onClose?.();
      },
    },
  );
  const schema = object({
    text: string().test("length", formatMessage({ id: "agent_notes_bounds" }, { most: LONGEST }), (text = "") => {
      const length = lengthOf(text);
      return length >= 1 && length <= LONGEST;
    }),
  });
  return (
    <Formik initialValues={{ text: note?.text ?? "" }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <KeepDraft draft={draft} form={noteDraft} />
          <TextAreaField name="text" label={label} most={LONGEST} rows={3} autoFocus={note !== undefined} />
          <FormError />
          <div className={own.buttons}>
            <Button type="submit" size="sm" isBusy={isSubmitting} text="agent_save" />
            {onClose && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  forgetDraft(draft);
                  onClose();
                }}
                text="cancel"
              />
            )}
          </div>
        </Form>
      )}
    </Formik>
  );
}
