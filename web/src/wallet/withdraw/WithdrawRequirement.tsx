import { IdCard, KeyRound, Landmark, type LucideIcon } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane, settingParam } from "../../caller/memberAddress.ts";
import type { Setting } from "../../security/settings.ts";
import { linkButton } from "../../ui/button/linkButton.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";

/** What a withdrawal needs; the security centre has a screen for each. */
export type Requirement = Extract<Setting, "payoutAccounts" | "paymentPassword" | "identityCheck">;

const ICONS: Readonly<Record<Requirement, LucideIcon>> = {
  payoutAccounts: Landmark,
  paymentPassword: KeyRound,
  identityCheck: IdCard,
};

interface Props {
  missing: Requirement;
  /** The currency of the wallet in use: a bank account takes money of one currency. */
  currency: string;
}

/** What the member has to set before money can be withdrawn, with a link to the screen for it. */
export function WithdrawRequirement({ missing, currency }: Props) {
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
