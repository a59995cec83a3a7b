import { Ban } from "lucide-react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawForm_member$key } from "../../__generated__/WithdrawForm_member.graphql.ts";
import { PaneTitle } from "../../ui/layout/PaneTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { WithdrawFields } from "./WithdrawFields.tsx";
import { type Requirement, WithdrawRequirement } from "./WithdrawRequirement.tsx";
import { WithdrawTurnover } from "./WithdrawTurnover.tsx";

interface Props {
  member: WithdrawForm_member$key;
  onCreated: (id: string) => void;
}

/** A new withdrawal, or what the member has to do before the first one. */
export function WithdrawForm({ member: key, onCreated }: Props) {
  const titleId = useId();
  const member = useFragment(
    graphql`
      fragment WithdrawForm_member on Member @throwOnFieldError {
        ...WithdrawTurnover_member
        payoutAccounts {
          currency
          ...WithdrawFields_accounts
        }
        wallet {
          total {
            currency
          }
          withdrawalTerms {
            isAllowed
            isPaymentPasswordSet
            isIdentityCheckNeeded
          }
          ...WithdrawFields_wallet
        }
      }
    `,
    key,
  );
  const { payoutAccounts: all, wallet } = member;
  const { isAllowed, isPaymentPasswordSet, isIdentityCheckNeeded } = wallet.withdrawalTerms;
  // Money of one currency does not go to an account of another.
  const payoutAccounts = all.filter(({ currency }) => currency == null || currency === wallet.total.currency);
  const missing: Requirement | undefined = isIdentityCheckNeeded
    ? "identityCheck"
    : payoutAccounts.length === 0
      ? "payoutAccounts"
      : isPaymentPasswordSet
        ? undefined
        : "paymentPassword";
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <PaneTitle id={titleId}>
        <FormattedMessage id="withdraw_title" />
      </PaneTitle>
      {isAllowed ? (
        <WithdrawTurnover
          member={member}
          first={missing && <WithdrawRequirement missing={missing} currency={wallet.total.currency} />}
        >
          <WithdrawFields accounts={payoutAccounts} wallet={wallet} onCreated={onCreated} />
        </WithdrawTurnover>
      ) : (
        <EmptyState icon={Ban} title="withdraw_not_allowed_title" text="withdraw_not_allowed_text" />
      )}
    </section>
  );
}
