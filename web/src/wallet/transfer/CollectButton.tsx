import { useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { CollectButtonMutation } from "../../__generated__/CollectButtonMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./CollectButton.module.css";

/** Moves what all vendors keep for the member to the main wallet. */
export function CollectButton() {
  /** The names of the wallets that still hold money; empty when all money was moved. */
  const [notCollected, setNotCollected] = useState<readonly string[]>([]);
  const { change, isBusy, failure } = useChange<CollectButtonMutation>(
    graphql`
      mutation CollectButtonMutation($input: CollectFundsInput!) {
        collectFunds(input: $input) {
          notCollected {
            name
          }
          wallet {
            ...TransferForm_wallet
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const collect = async () => {
    setNotCollected([]);
    const { done } = await change({ input: {} });
    if (done) setNotCollected(done.collectFunds.notCollected.map(({ name }) => name));
  };
  return (
    <div className={styles.collect}>
      <Button size="sm" variant="secondary" isBusy={isBusy} onClick={collect} text="transfer_collect" />
      <FailureNote failure={failure} />
      {notCollected.length > 0 && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="transfer_not_collected" values={{ wallets: <FormattedList value={notCollected} /> }} />
        </p>
      )}
    </div>
  );
}
