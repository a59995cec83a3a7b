import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import type { Schema } from "yup";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { draftOf, forgetDraft, keepDraft } from "./drafts.ts";
import styles from "./KeepDraft.module.css";

interface Props<Values> {
  /** The key of the form's draft. */
  draft: string;
  /** The form as it is kept. */
  form: Schema<Values>;
}

/**
 * Keeps what is typed into the form around it. When the form opens again, it has the text again, and says so with a button that
 * starts over. The draft ends when the form is as it began: reset the form after it was sent, or call `forgetDraft`.
 */
export function KeepDraft<Values extends FormikValues>({ draft, form }: Props<Values>) {
  const { values, dirty, setValues, resetForm } = useFormikContext<Values>();
  const [kept, setKept] = useState(() => draftOf(draft, form));
  const wasDirty = useRef(false);
  useEffect(() => {
    const before = draftOf(draft, form);
    if (before) void setValues(before, false);
  }, [draft, form, setValues]);
  useEffect(() => {
    if (dirty) keepDraft(draft, values);
    else if (wasDirty.current) {
      forgetDraft(draft);
      setKept(undefined);
    }
    wasDirty.current = dirty;
  }, [draft, dirty, values]);
  if (!kept || !dirty) return null;
  return (
    <div className={styles.kept}>
      <Text as="p" text="agent_draft_kept" />
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          resetForm();
          currentTarget.form?.querySelector<HTMLElement>("input, textarea")?.focus();
        }}
        text="agent_draft_anew"
      />
    </div>
  );
}
