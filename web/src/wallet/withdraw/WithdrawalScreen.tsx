import { ArrowLeft, SearchX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { WithdrawalScreenQuery } from "../../__generated__/WithdrawalScreenQuery.graphql.ts";
import type { WithdrawalScreenSubscription } from "../../__generated__/WithdrawalScreenSubscription.graphql.ts";
import { PrintButton } from "../../records/statement/PrintButton.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";
import { WithdrawalDetail } from "./WithdrawalDetail.tsx";

/** One withdrawal: its course, and the question whether it arrived. */
export function WithdrawalScreen({ id, onLeave }: { id: string; onLeave: () => void }) {
  useWatch<WithdrawalScreenSubscription>(
    graphql`
      subscription WithdrawalScreenSubscription($id: ID!) {
        withdrawalChanged(id: $id) {
          ...WithdrawalDetail_withdrawal
          ...WithdrawalRow_withdrawal
        }
      }
    `,
    { id },
  );
  const { node, viewer } = useOwnQuery<WithdrawalScreenQuery>(
    graphql`
      query WithdrawalScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          session @catch(to: NULL) {
            serverTime
          }
        }
        node(id: $id) {
          ...WithdrawalDetail_withdrawal @alias(as: "withdrawal")
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
        <ArrowLeft size={18} aria-hidden="true" /> <FormattedMessage id="withdraw_all" />
      </Button>
      {node?.withdrawal ? (
        <>
          <WithdrawalDetail withdrawal={node.withdrawal} />
          <PrintButton />
        </>
      ) : (
        <EmptyState icon={<SearchX size={30} />} title={<FormattedMessage id="withdraw_not_found" />} />
      )}
    </div>
  );
}
