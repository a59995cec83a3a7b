import { Landmark } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawAccounts_accounts$key } from "../../__generated__/WithdrawAccounts_accounts.graphql.ts";
import { useFormField } from "../../forms/useFormField.ts";
import styles from "../Cashier.module.css";
import { accountName, isUsable } from "./accountName.ts";

interface Props {
  accounts: WithdrawAccounts_accounts$key;
  /** The id of the account that the money will go to; empty while none can be used. */
  selected: string;
  /** The platform's time in milliseconds. */
  now: number;
}

/** The member's accounts to choose from. A new one waits for a day. */
export function WithdrawAccounts({ accounts: key, selected, now }: Props) {
  const accounts = useFragment(
    graphql`
      fragment WithdrawAccounts_accounts on PayoutAccount @relay(plural: true) {
        id
        bankName
        holder
        lastFour
        usableFrom
      }
    `,
    key,
  );
  const { input, error, change } = useFormField<string>("payoutAccountId");
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>
        <FormattedMessage id="withdraw_account" />
      </legend>
      {accounts.map(({ id, bankName, holder, lastFour, usableFrom }) => {
        const canBeUsed = isUsable(usableFrom, now);
        return (
          <label key={id} className={styles.channel}>
            <input
              type="radio"
              name={input.name}
              value={id}
              checked={selected === id}
              disabled={!canBeUsed}
              onChange={() => change(id)}
            />
            <Landmark size={22} aria-hidden="true" />
            <span className={styles.channelName}>{accountName(bankName, lastFour)}</span>
            <small className={styles.channelNote}>
              {canBeUsed || !usableFrom ? (
                holder
              ) : (
                <FormattedMessage
                  id="withdraw_account_waits"
                  values={{ time: <FormattedDate value={usableFrom} dateStyle="medium" timeStyle="short" /> }}
                />
              )}
            </small>
          </label>
        );
      })}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
