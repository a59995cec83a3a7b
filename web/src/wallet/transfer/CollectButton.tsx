import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { CollectButtonMutation } from "../../__generated__/CollectButtonMutation.graphql.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./CollectButton.module.css";

/** Moves what all vendors keep for the member to the main wallet. */
export function CollectButton() {
  const [commit, isCollecting] = useMutation<CollectButtonMutation>(graphql`
    mutation CollectButtonMutation($input: CollectFundsInput!) {
      collectFunds(input: $input) {
        notCollected {
          name
        }
        wallet {
          ...Balance_wallet
          ...WalletPaneParts_wallet
          ...WalletGames_wallet
          ...WalletPaneAccounts_wallet
        }
        userErrors {
          message
        }
      }
    }
  `);
  const { keyFor, forget } = useIdempotencyKey();
  /** The wallets that still hold money, or a message; null when all money was moved. */
  const [failure, setFailure] = useState<{ names: string } | { message: string } | "network" | null>(null);
  const collect = () => {
    setFailure(null);
    commit({
      variables: { input: { idempotencyKey: keyFor() } },
      onError: () => setFailure("network"),
      onCompleted({ collectFunds: { notCollected, userErrors } }) {
        forget();
        const [error] = userErrors;
        if (error) setFailure({ message: error.message });
        else if (notCollected.length > 0) setFailure({ names: notCollected.map(({ name }) => name).join(", ") });
      },
    });
  };
  return (
    <div className={styles.collect}>
      <Button size="sm" variant="secondary" isBusy={isCollecting} onClick={collect}>
        <FormattedMessage id="transfer_collect" />
      </Button>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failure === "network" ? (
            <FormattedMessage id="error_network" />
          ) : "names" in failure ? (
            <FormattedMessage id="transfer_not_collected" values={{ wallets: failure.names }} />
          ) : (
            failure.message
          )}
        </p>
      )}
    </div>
  );
}
