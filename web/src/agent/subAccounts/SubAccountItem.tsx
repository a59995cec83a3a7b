import { Form } from "formik";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SubAccountItem_subAccount$key } from "../../__generated__/SubAccountItem_subAccount.graphql.ts";
import type { SubAccountItemMutation } from "../../__generated__/SubAccountItemMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { SavedForm } from "../../forms/SavedForm.tsx";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import form from "../AgentForm.module.css";
import styles from "../downline/Downline.module.css";
import { RightNames } from "../RightNames.tsx";
import { FirstPassword } from "../register/FirstPassword.tsx";
import { RightFields, tickedIn, ticksOf } from "./RightFields.tsx";

/** A sub-account: when it was used, its rights, and what ends it for a while or for good. */
export function SubAccountItem({ subAccount: key }: { subAccount: SubAccountItem_subAccount$key }) {
  const { formatMessage } = useIntl();
  const { account, rights, status, lastLoginAt, hasFirstPassword, sessionCount } = useFragment(
    graphql`
      fragment SubAccountItem_subAccount on SubAccount @no_inline {
        account
        rights
        status
        lastLoginAt
        hasFirstPassword
        sessionCount
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<"password" | "delete" | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const { change, isBusy, failure } = useChange<SubAccountItemMutation>(
    graphql`
      mutation SubAccountItemMutation($input: ChangeSubAccountInput!) {
        changeSubAccount(input: $input) {
          firstPassword
          agent {
            ...SubAccountsScreen_agent
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  // A press after another change is another change.
  const isLocked = status === "LOCKED";
  const round = `${status} ${sessionCount} ${lastLoginAt}`;
  const set = async (wanted: Omit<SubAccountItemMutation["variables"]["input"], "account" | "idempotencyKey">) => {
    const { done } = await change({ input: { account, ...wanted } }, { round });
    setPassword(done?.changeSubAccount.firstPassword ?? null);
  };
  const confirm = async () => {
    setAsks(null);
    await set(asks === "delete" ? { status: "CLOSED" } : { newPassword: true });
  };
  const actions = [
    {
      text: isLocked ? "sub_account_unlock" : "sub_account_lock",
      press: () => set({ status: isLocked ? "ACTIVE" : "LOCKED" }),
    },
    ...(sessionCount > 0 ? [{ text: "sub_account_end_sessions", press: () => set({ endSessions: true }) }] : []),
    { text: "sub_account_new_password", press: () => setAsks("password") },
    { text: "sub_account_delete", press: () => setAsks("delete") },
  ] as const;
  const titleId = `sub-account-${account}`;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.heading}>
          {account}
        </h3>
        <span className={styles.state} data-state={isLocked ? "LOCKED" : undefined}>
          <FormattedMessage
            id={isLocked ? "agent_change_STATUS_LOCKED" : "sub_account_sessions"}
            values={{ count: sessionCount }}
          />
        </span>
      </div>
      <p className={styles.note}>
        <span>
          {lastLoginAt ? (
            <FormattedMessage
              id="sub_account_last_login"
              values={{ time: <Moment at={lastLoginAt} style="plain" /> }}
            />
          ) : (
            <FormattedMessage id="sub_account_never" />
          )}
        </span>{" "}
        <span>{hasFirstPassword && <FormattedMessage id="sub_account_first_password" />}</span>
      </p>
      <p>
        <RightNames rights={rights} />
      </p>
      <div className={form.actions}>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          text="sub_account_change_rights"
        />
        {actions.map(({ text, press }) => (
          <Button
            key={text}
            variant={text === "sub_account_delete" ? "danger" : "secondary"}
            size="sm"
            disabled={isBusy}
            onClick={press}
            text={text}
          />
        ))}
      </div>
      {isOpen && (
        <SavedForm initialValues={ticksOf(rights)} onSubmit={async (ticks) => set({ rights: tickedIn(ticks) })}>
          {({ isSubmitting, dirty }) => (
            <Form className={styles.form} noValidate>
              <RightFields />
              <Button type="submit" isBusy={isSubmitting} disabled={!dirty} text="agent_save" />
            </Form>
          )}
        </SavedForm>
      )}
      <FailureNote failure={failure} />
      {password !== null && (
        <FirstPassword isSubAccount account={account} password={password} onClose={() => setPassword(null)} />
      )}
      {asks && (
        <ConfirmDialog
          title={formatMessage({ id: `sub_account_${asks}_title` }, { account })}
          confirm={<FormattedMessage id={asks === "delete" ? "sub_account_delete" : "sub_account_new_password"} />}
          cancel={<FormattedMessage id="cancel" />}
          isDanger={asks === "delete"}
          onConfirm={() => void confirm()}
          onClose={() => setAsks(null)}
        >
          <FormattedMessage id={`sub_account_${asks}_text`} />
        </ConfirmDialog>
      )}
    </section>
  );
}
