import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { WithdrawPaneQuery } from "../../__generated__/WithdrawPaneQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { useEditableParams } from "../../browser/useEditableParams.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useRefresh } from "../../relay/useRefresh.ts";
import { useRecordServerTime } from "../../time/useRecordServerTime.ts";
import { useRefreshAt } from "../../time/useRefreshAt.ts";
import styles from "../Cashier.module.css";
import { WithdrawalList } from "./WithdrawalList.tsx";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { withdrawalParam } from "./withdrawSearch.ts";

/** Withdrawals: a form for a new one and the list, or the one that the address names. */
export function WithdrawPane() {
  const [params] = useSearchParams();
  const id = params.get(withdrawalParam);
  return id ? <Opened key={id} id={id} /> : <Overview />;
}

function Opened({ id }: { id: string }) {
  const leave = useLeaveParams(withdrawalParam);
  return <WithdrawalScreen id={id} onLeave={leave} />;
}

function Overview() {
  const [, changeParams] = useEditableParams();
  const open = (id: string) => changeParams({ [withdrawalParam]: id }, { isStep: true });
  return (
    <div className={styles.pane}>
      <ScreenBoundary>
        <NewWithdrawal onCreated={open} />
      </ScreenBoundary>
      <ScreenBoundary>
        <WithdrawalList onOpen={open} />
      </ScreenBoundary>
    </div>
  );
}

const query = graphql`
  query WithdrawPaneQuery @throwOnFieldError {
    site @catch(to: NULL) {
      brand {
        timeZone
      }
    }
    viewer {
      session @catch(to: NULL) {
        serverTime
      }
      member {
        ...WithdrawForm_member
      }
    }
  }
`;

/** The form with its own query, so that one more try asks again for what the form could not read. */
function NewWithdrawal({ onCreated }: { onCreated: (id: string) => void }) {
  const { site, viewer } = useFreshQuery<WithdrawPaneQuery>(query);
  useRecordServerTime(viewer.session?.serverTime);
  // The terms count the withdrawals of a day.
  useRefreshAt({ timeZone: site?.brand?.timeZone }, useRefresh<WithdrawPaneQuery>(query));
  return viewer.member && <WithdrawForm member={viewer.member} onCreated={onCreated} />;
}
