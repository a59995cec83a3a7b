import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "./Messages.module.css";
import { useDeleteMessages } from "./useDeleteMessages.ts";

/** Most messages that the platform changes at once. */
const AT_ONCE = 100;

interface Props {
  /** The list's id in the store. */
  connectionId: string;
  selected: ReadonlySet<string>;
  onRead: () => void;
  onDeleted: () => void;
}

/** Buttons that mark the selected messages as read, or delete them or all. */
export function MessageSelection({ connectionId, selected, onRead, onDeleted }: Props) {
  const { deleteMessages, isDeleting } = useDeleteMessages(connectionId);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = (ids: readonly string[] | null) => {
    setFailed(false);
    deleteMessages(ids, (isDone) => {
      setAsking(false);
      if (isDone) onDeleted();
      else setFailed(true);
    });
  };
  return (
    <div className={styles.selection}>
      <Button size="sm" variant="secondary" disabled={selected.size === 0 || selected.size > AT_ONCE} onClick={onRead}>
        <FormattedMessage id="messages_mark_chosen" />
      </Button>
      <Button
        size="sm"
        variant="danger"
        isBusy={isDeleting}
        disabled={selected.size === 0}
        onClick={() => run([...selected].slice(0, AT_ONCE))}
      >
        <FormattedMessage id="messages_delete_chosen" values={{ count: Math.min(selected.size, AT_ONCE) }} />
      </Button>
      <Button size="sm" variant="ghost" disabled={isDeleting} onClick={() => setAsking(true)}>
        <FormattedMessage id="messages_delete_all" />
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="error_network" />
        </p>
      )}
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<Trash2 size={26} />}
          title={<FormattedMessage id="messages_delete_all_title" />}
          confirm={<FormattedMessage id="messages_delete_all" />}
          cancel={<FormattedMessage id="cancel" />}
          isBusy={isDeleting}
          onConfirm={() => run(null)}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="messages_delete_all_text" />
        </ConfirmDialogOnDemand>
      )}
    </div>
  );
}
