import { Landmark, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutAccountRow_account$key } from "../../__generated__/PayoutAccountRow_account.graphql.ts";
import type { PayoutAccountRowMutation } from "../../__generated__/PayoutAccountRowMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { useIsBefore } from "../../time/serverSecond.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { ConfirmDialogOnDemand } from "../../ui/dialog/ConfirmDialogOnDemand.tsx";
import styles from "./PayoutAccounts.module.css";

/** A bank account with the end of its number, and a button that removes it. */
export function PayoutAccountRow({ account }: { account: PayoutAccountRow_account$key }) {
  const { formatMessage } = useIntl();
  const { id, bankName, currency, branch, holder, lastFour, usableFrom } = useFragment(
    graphql`
      fragment PayoutAccountRow_account on PayoutAccount {
        id
        bankName
        currency
        branch
        holder
        lastFour
        usableFrom
      }
    `,
    account,
  );
  const [isAsking, setAsking] = useState(false);
  const { change, isBusy, failure } = useChange<PayoutAccountRowMutation>(graphql`
    mutation PayoutAccountRowMutation($input: RemovePayoutAccountInput!) {
      removePayoutAccount(input: $input) {
        member {
          ...SecuritySettings_member
          ...PayoutAccountsScreen_member
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const name = `${bankName} •••• ${lastFour}`;
  const isNew = useIsBefore(usableFrom);
  return (
    <li className={styles.account}>
      <Landmark size={22} aria-hidden="true" className={styles.icon} />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.holder}>{[holder, branch, currency].filter(Boolean).join(" · ")}</p>
        {isNew && (
          <p className={styles.wait}>
            <FormattedMessage id="withdraw_account_waits" values={{ time: <Moment at={usableFrom} style="plain" /> }} />
          </p>
        )}
        <FailureNote failure={failure} />
      </div>
      <IconButton label={formatMessage({ id: "payout_remove" }, { account: name })} onClick={() => setAsking(true)}>
        <Trash2 size={18} />
      </IconButton>
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<Trash2 size={28} />}
          title={<FormattedMessage id="payout_remove_title" values={{ account: name }} />}
          confirm={<FormattedMessage id="payout_remove_confirm" />}
          isBusy={isBusy}
          onConfirm={() => {
            setAsking(false);
            void change({ input: { payoutAccountId: id } });
          }}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="payout_remove_text" />
        </ConfirmDialogOnDemand>
      )}
    </li>
  );
}
