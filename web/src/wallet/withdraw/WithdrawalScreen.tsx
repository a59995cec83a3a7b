import { graphql } from "react-relay";
import type { WithdrawalScreenQuery } from "../../__generated__/WithdrawalScreenQuery.graphql.ts";
import type { WithdrawalScreenSubscription } from "../../__generated__/WithdrawalScreenSubscription.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { PaymentScreen } from "../payments/PaymentScreen.tsx";
import { WithdrawalDetail } from "./WithdrawalDetail.tsx";

/** One withdrawal: its course, and the question whether it arrived. */
export function WithdrawalScreen({ id, onLeave }: { id: string; onLeave: () => void }) {
  useWatch<WithdrawalScreenSubscription>(
    graphql`
      subscription WithdrawalScreenSubscription($id: ID!) {
        withdrawalChanged(id: $id) {
          ...useConfirmWithdrawal_withdrawal
        }
      }
    `,
    { id },
  );
  const { node, viewer } = useFreshQuery<WithdrawalScreenQuery>(
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
  );
  useRecordServerTime(viewer.session?.serverTime);
  return (
    <PaymentScreen back="withdraw_all" missing="withdraw_not_found" onLeave={onLeave}>
      {node?.withdrawal && <WithdrawalDetail withdrawal={node.withdrawal} />}
    </PaymentScreen>
  );
}
