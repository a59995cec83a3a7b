import { Ban, IdCard, KeyRound, Landmark, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import type { WithdrawForm_member$key } from "../../__generated__/WithdrawForm_member.graphql.ts";
import { searchWithPane, settingParam } from "../../caller/memberAddress.ts";
import type { Setting } from "../../security/settings.ts";
import { linkButton } from "../../ui/button/linkButton.ts";
import { PaneTitle } from "../../ui/layout/PaneTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { WithdrawFields } from "./WithdrawFields.tsx";
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

/** What a withdrawal needs; the security centre has a screen for each. */
type Requirement = Extract<Setting, "payoutAccounts" | "paymentPassword" | "identityCheck">;

const ICONS: Readonly<Record<Requirement, LucideIcon>> = {
  payoutAccounts: Landmark,
  paymentPassword: KeyRound,
  identityCheck: IdCard,
};

interface RequirementProps {
  missing: Requirement;
  /** The currency of the wallet in use: a bank account takes money of one currency. */
  currency: string;
}

/** What the member has to set before money can be withdrawn, with a link to the screen for it. */
function WithdrawRequirement({ missing, currency }: RequirementProps) {
  const { pathname } = useLocation();
  const Icon = ICONS[missing];
  const search = searchWithPane(`${settingParam}=${missing}`, "securityCenter");
  return (
    <EmptyState
      icon={Icon}
      title={`withdraw_needs_${missing}_title`}
      values={{ currency }}
      action={
        <Link to={{ pathname, search }} preventScrollReset className={linkButton("primary", "wide")}>
          <FormattedMessage id={`withdraw_needs_${missing}_action`} />
        </Link>
      }
      text={`withdraw_needs_${missing}_text`}
    />
  );
}
