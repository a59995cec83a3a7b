import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AccountNote_note$key } from "../../__generated__/AccountNote_note.graphql.ts";
import type { AccountNoteDeleteMutation } from "../../__generated__/AccountNoteDeleteMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "../downline/Downline.module.css";
import { hasDraft, useDraftKey } from "../drafts/drafts.ts";
import { NoteForm } from "./NoteForm.tsx";
import own from "./Notes.module.css";

/** A note with its times. It can be changed, and deleted after a question. */
export function AccountNote({ accountId, note: key }: { accountId: string; note: AccountNote_note$key }) {
  const { formatMessage } = useIntl();
  const { id, text, writtenAt, editedAt } = useFragment(
    graphql`
      fragment AccountNote_note on AccountNote {
        id
        text
        writtenAt
        editedAt
      }
    `,
    key,
  );
  const draft = useDraftKey("note", [accountId, id]);
  const [open, setOpen] = useState<"edit" | "delete" | null>(() => (hasDraft(draft) ? "edit" : null));
  const { change, isBusy, failure } = useChange<AccountNoteDeleteMutation>(
    graphql`
      mutation AccountNoteDeleteMutation($input: DeleteAccountNoteInput!) {
        deleteAccountNote(input: $input) {
          account {
            noteCount
            ...AccountNotes_account
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const close = () => setOpen(null);
  const remove = async () => {
    await change({ input: { accountId, noteId: id } });
    close();
  };
  return (
    <li className={styles.action}>
      {open === "edit" ? (
        <NoteForm
          accountId={accountId}
          note={{ id, text }}
          label={formatMessage({ id: "agent_notes_edit" })}
          onClose={close}
        />
      ) : (
        <p className={own.text} dir="auto">
          {text}
        </p>
      )}
      <div className={styles.head}>
        <p className={styles.note}>
          <Moment at={writtenAt} style="plain" />
          {editedAt && (
            <>
              {" · "}
              <FormattedMessage id="agent_notes_edited" values={{ time: <Moment at={editedAt} style="plain" /> }} />
            </>
          )}
        </p>
        <span className={own.tools}>
          <IconButton
            label={formatMessage({ id: "agent_notes_edit" })}
            aria-expanded={open === "edit"}
            onClick={() => setOpen(open === "edit" ? null : "edit")}
          >
            <Pencil size={18} />
          </IconButton>
          <IconButton label={formatMessage({ id: "agent_notes_delete" })} onClick={() => setOpen("delete")}>
            <Trash2 size={18} />
          </IconButton>
        </span>
      </div>
      <FailureNote failure={failure} />
      {open === "delete" && (
        <ConfirmDialogOnDemand
          icon={<Trash2 size={28} />}
          title={<FormattedMessage id="agent_notes_delete_title" />}
          confirm={<FormattedMessage id="agent_notes_delete" />}
          isBusy={isBusy}
          isDanger
          onConfirm={remove}
          onClose={close}
        />
      )}
    </li>
  );
}
