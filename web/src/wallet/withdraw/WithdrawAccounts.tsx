import { Landmark } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WithdrawAccounts_accounts$key } from "../../__generated__/WithdrawAccounts_accounts.graphql.ts";
import { ChoiceCard, ChoiceCards } from "../../forms/ChoiceCards.tsx";
import { Moment } from "../../time/Moment.tsx";
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
    <ChoiceCards name="payoutAccountId" title="withdraw_account">
      {accounts.map(({ id, bankName, holder, lastFour, usableFrom }) => (
        <ChoiceCard
          key={id}
          field="payoutAccountId"
          value={id}
          icon={<Landmark size={22} aria-hidden="true" />}
          name={accountName(bankName, lastFour)}
          note={
            isUsable(usableFrom, now) || !usableFrom ? (
              holder
            ) : (
              <FormattedMessage
                id="withdraw_account_waits"
                values={{ time: <Moment at={usableFrom} style="plain" /> }}
              />
            )
          }
          isChosen={id === selected}
          isOpen={isUsable(usableFrom, now)}
        />
      ))}
    </ChoiceCards>
  );
}
