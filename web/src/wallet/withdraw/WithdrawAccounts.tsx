import { Landmark } from "lucide-react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawAccounts_accounts$key } from "../../__generated__/WithdrawAccounts_accounts.graphql.ts";
import { ChoiceCards } from "../payments/ChoiceCards.tsx";
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
  return (
    <ChoiceCards
      name="payoutAccountId"
      title="withdraw_account"
      selected={selected}
      choices={accounts.map(({ id, bankName, holder, lastFour, usableFrom }) => {
        const isOpen = isUsable(usableFrom, now);
        const note =
          isOpen || !usableFrom ? (
            holder
          ) : (
            <FormattedMessage
              id="withdraw_account_waits"
              values={{ time: <FormattedDate value={usableFrom} dateStyle="medium" timeStyle="short" /> }}
            />
          );
        const icon = <Landmark size={22} aria-hidden="true" />;
        return { id, name: accountName(bankName, lastFour), isOpen, icon, note };
      })}
    />
  );
}
