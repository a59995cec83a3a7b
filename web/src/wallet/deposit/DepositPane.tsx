import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { DepositPaneQuery } from "../../__generated__/DepositPaneQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { useEditableParams } from "../../browser/useEditableParams.ts";
import { usePlayBreak } from "../../caller/playBreak.ts";
import { OnBreak } from "../../refusals/OnBreak.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { TextLink } from "../../ui/text/TextLink.tsx";
import styles from "../Cashier.module.css";
import { DepositForm } from "./DepositForm.tsx";
import { DepositList } from "./DepositList.tsx";
import own from "./DepositPane.module.css";
import { DepositPromotion } from "./DepositPromotion.tsx";
import { DepositScreen } from "./DepositScreen.tsx";
import { depositParams } from "./depositSearch.ts";

/** Deposits: a form for a new one and the list, or the one that the address names. */
export function DepositPane() {
  const [params] = useSearchParams();
  const id = params.get(depositParams.id);
  return id ? <Opened key={id} id={id} /> : <Overview />;
}

function Opened({ id }: { id: string }) {
  const leave = useLeaveParams(depositParams.id);
  return <DepositScreen id={id} onLeave={leave} />;
}

function Overview() {
  const [, changeParams] = useEditableParams();
  const open = (id: string) =>
    changeParams({ [depositParams.id]: id, [depositParams.promotion]: null }, { isStep: true });
  return (
    <div className={styles.pane}>
      <ScreenBoundary>
        <NewDeposit onOpened={open} />
      </ScreenBoundary>
      <ScreenBoundary>
        <DepositList onOpen={open} />
      </ScreenBoundary>
    </div>
  );
}

/** The form with its own query, so that one more try asks again for what the form could not read. */
function NewDeposit({ onOpened }: { onOpened: (id: string) => void }) {
  const [params, changeParams] = useEditableParams();
  const promotion = params.get(depositParams.promotion);
  const { site, viewer } = useFreshQuery<DepositPaneQuery>(
    graphql`
      query DepositPaneQuery($promotion: String!, $hasPromotion: Boolean!) @throwOnFieldError {
        site @include(if: $hasPromotion) {
          promotion(internalID: $promotion) @catch(to: NULL) {
            internalID
            ...DepositPromotion_promotion
          }
        }
        viewer {
          member {
            ...DepositForm_member
          }
        }
      }
    `,
    { promotion: promotion?.slice(0, 64) ?? "", hasPromotion: promotion !== null },
  );
  const playBreak = usePlayBreak();
  const { member } = viewer;
  if (!member) return null;
  const choose = (internalID: string | null) => changeParams({ [depositParams.promotion]: internalID });
  const wanted = site?.promotion ?? null;
  return (
    <>
      {playBreak ? (
        <OnBreak playBreak={playBreak} />
      ) : (
        <DepositForm member={member} promotionId={wanted?.internalID ?? null} onOpened={onOpened} onPromotion={choose}>
          {wanted && <DepositPromotion promotion={wanted} onRemove={() => choose(null)} />}
        </DepositForm>
      )}
      <TextLink to="/responsible-gaming" className={own.limits} text="deposit_limits" />
    </>
  );
}
