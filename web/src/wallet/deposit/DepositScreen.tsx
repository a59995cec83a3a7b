import { ArrowLeft, SearchX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { DepositScreenQuery } from "../../__generated__/DepositScreenQuery.graphql.ts";
import type { DepositScreenSubscription } from "../../__generated__/DepositScreenSubscription.graphql.ts";
import { PrintButton } from "../../records/statement/PrintButton.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { DepositPayment } from "./DepositPayment.tsx";

/** One deposit: how to pay it while it is open, then how it ended. */
export function DepositScreen({ id, onLeave }: { id: string; onLeave: () => void }) {
  useWatch<DepositScreenSubscription>(
    graphql`
      subscription DepositScreenSubscription($id: ID!) {
        depositChanged(id: $id) {
          ...DepositPayment_deposit
          ...DepositRow_deposit
        }
      }
    `,
    { id },
  );
  const { node, viewer } = useOwnQuery<DepositScreenQuery>(
    graphql`
      query DepositScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          session @catch(to: NULL) {
            serverTime
          }
        }
        node(id: $id) {
          ...DepositPayment_deposit @alias(as: "deposit")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  useRecordServerTime(viewer.session?.serverTime);
  return (
    <div className={styles.screen}>
      <Button variant="ghost" size="sm" className={styles.back} onClick={onLeave}>
        <ArrowLeft size={18} aria-hidden="true" /> <FormattedMessage id="deposit_all" />
      </Button>
      {node?.deposit ? (
        <>
          <DepositPayment deposit={node.deposit} />
          <PrintButton />
        </>
      ) : (
        <EmptyState icon={<SearchX size={30} />} title={<FormattedMessage id="deposit_not_found" />} />
      )}
    </div>
  );
}
