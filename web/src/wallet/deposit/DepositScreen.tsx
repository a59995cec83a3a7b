import { graphql } from "react-relay";
import type { DepositScreenQuery } from "../../__generated__/DepositScreenQuery.graphql.ts";
import type { DepositScreenSubscription } from "../../__generated__/DepositScreenSubscription.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { PaymentScreen } from "../payments/PaymentScreen.tsx";
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
  const { node, viewer } = useFreshQuery<DepositScreenQuery>(
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
  );
  useRecordServerTime(viewer.session?.serverTime);
  return (
    <PaymentScreen back="deposit_all" missing="deposit_not_found" onLeave={onLeave}>
      {node?.deposit && <DepositPayment deposit={node.deposit} />}
    </PaymentScreen>
  );
}
