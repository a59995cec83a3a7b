import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FailureNote } from "../../change/FailureNote.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "./Messages.module.css";
import { useDeleteMessages } from "./useDeleteMessages.ts";

/** Most messages that the platform changes at once. */
const AT_ONCE = 100;

interface Props {
  /** The list's id in the store. */
  connectionId: string;
  listed: readonly string[];
  selected: ReadonlySet<string>;
  onRead: () => void;
  onDeleted: () => void;
}

/** Buttons that mark the selected messages as read, or delete them or all. */
export function MessageSelection({ connectionId, listed, selected, onRead, onDeleted }: Props) {
  const { deleteMessages, isBusy, failure } = useDeleteMessages(connectionId, onDeleted);
  const [isAsking, setAsking] = useState(false);
  const deleteAll = async () => {
    await deleteMessages(listed, true);
    setAsking(false);
  };
  return (
    <div className={styles.selection}>
      <Button
        size="sm"
        variant="secondary"
        disabled={selected.size === 0 || selected.size > AT_ONCE}
        onClick={onRead}
        text="messages_mark_chosen"
      />
      <Button
        size="sm"
        variant="danger"
        isBusy={isBusy}
        disabled={selected.size === 0}
        onClick={() => deleteMessages([...selected].slice(0, AT_ONCE))}
      >
        <FormattedMessage id="messages_delete_chosen" values={{ count: Math.min(selected.size, AT_ONCE) }} />
      </Button>
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setAsking(true)} text="messages_delete_all" />
      <FailureNote failure={failure} />
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<Trash2 size={26} />}
          title={<FormattedMessage id="messages_delete_all_title" />}
          confirm={<FormattedMessage id="messages_delete_all" />}
          isBusy={isBusy}
          onConfirm={deleteAll}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="messages_delete_all_text" />
        </ConfirmDialogOnDemand>
      )}
    </div>
  );
}
