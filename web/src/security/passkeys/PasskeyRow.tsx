import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PasskeyRow_passkey$key } from "../../__generated__/PasskeyRow_passkey.graphql.ts";
import type { PasskeyRowMutation } from "../../__generated__/PasskeyRowMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import styles from "../Settings.module.css";
import row from "./Passkeys.module.css";
import { RenamePasskey } from "./RenamePasskey.tsx";

/** A passkey, and buttons that rename and remove it. */
export function PasskeyRow({ passkey: key }: { passkey: PasskeyRow_passkey$key }) {
  const { id, name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const { change, isBusy, failure } = useChange<PasskeyRowMutation>(
    graphql`
      mutation PasskeyRowMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          member {
            ...PasskeysScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const remove = () => {
    setAsking(false);
    void change({ input: { passkeyId: id } });
  };
  return (
    <li>
      <div className={row.row}>
        <Fingerprint size={22} aria-hidden="true" className={styles.icon} />
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>
            {lastUsedAt ? (
              <FormattedMessage
                id="passkeys_used"
                values={{ time: <Moment at={lastUsedAt} style="near" isWithin /> }}
              />
            ) : (
              <FormattedMessage id="passkeys_added" values={{ day: <Moment at={createdAt} style="day" /> }} />
            )}
          </span>
        </span>
        <span className={row.actions}>
          <Button variant="secondary" size="sm" aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)}>
            <FormattedMessage id="passkeys_rename" /> <span className="visually-hidden">{name}</span>
          </Button>
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => setAsking(true)}>
            <FormattedMessage id="passkeys_remove" /> <span className="visually-hidden">{name}</span>
          </Button>
        </span>
      </div>
      {isRenaming && <RenamePasskey id={id} name={name} onClose={() => setRenaming(false)} />}
      <FailureNote failure={failure} />
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="passkeys_remove_title" values={{ name }} />}
          confirm={<FormattedMessage id="passkeys_remove" />}
          cancel={<FormattedMessage id="cancel" />}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="passkeys_remove_text" />
        </ConfirmDialog>
      )}
    </li>
  );
}
