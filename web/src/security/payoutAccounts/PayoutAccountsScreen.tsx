import { Landmark } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PayoutAccountsScreen_member$key } from "../../__generated__/PayoutAccountsScreen_member.graphql.ts";
import type { PayoutAccountsScreenQuery } from "../../__generated__/PayoutAccountsScreenQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import { PayoutAccountForm } from "./PayoutAccountForm.tsx";
import { PayoutAccountRow } from "./PayoutAccountRow.tsx";

const MOST = 5;

/** The bank accounts that withdrawals go to. */
export function PayoutAccountsScreen() {
  const { viewer } = useFreshQuery<PayoutAccountsScreenQuery>(graphql`
    query PayoutAccountsScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...PayoutAccountsScreen_member
        }
      }
    }
  `);
  return viewer.member && <Content member={viewer.member} />;
}

function Content({ member: key }: { member: PayoutAccountsScreen_member$key }) {
  const member = useFragment(
    graphql`
      fragment PayoutAccountsScreen_member on Member @throwOnFieldError {
        payoutAccounts {
          id
          ...PayoutAccountRow_account
        }
        ...PayoutAccountForm_member
      }
    `,
    key,
  );
  const { payoutAccounts } = member;
  const [isAdding, setAdding] = useState(false);
  const [isAdded, setAdded] = useState(false);
  return (
    <>
      <Text as="p" className={styles.about} text="payout_about" values={{ most: MOST }} />
      <p role="status" className={styles.done}>
        {isAdded && <FormattedMessage id="payout_added" />}
      </p>
      {payoutAccounts.length > 0 ? (
        <ul className={styles.list}>
          {payoutAccounts.map((account) => (
            <PayoutAccountRow key={account.id} account={account} />
          ))}
        </ul>
      ) : (
        !isAdding && <EmptyState icon={Landmark} title="payout_none" />
      )}
      {isAdding ? (
        <PayoutAccountForm
          member={member}
          onDone={() => {
            setAdded(true);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        payoutAccounts.length < MOST && (
          <Button
            variant="secondary"
            onClick={() => {
              setAdded(false);
              setAdding(true);
            }}
            text="payout_add"
          />
        )
      )}
    </>
  );
}
