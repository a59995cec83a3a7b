import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { graphql } from "react-relay";
import type { AccountVisitQuery } from "../../__generated__/AccountVisitQuery.graphql.ts";
import { currentHold } from "../../relay/network/playHeld.ts";
import { onSignal } from "../../relay/network/signals.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useDialogCount } from "../../ui/dialog/openDialogs.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { ClosingDialog } from "./ClosingDialog.tsx";
import { LimitReviewDialog } from "./LimitReviewDialog.tsx";
import { NewTermsDialog } from "./NewTermsDialog.tsx";

const RealityCheck = lazyPart(async () => (await import("../realityCheck/RealityCheck.tsx")).RealityCheck);

/** Calls the listener when `currentHold` changes. */
function onHold(listener: () => void): () => void {
  const stops = [onSignal("playHeld", listener), onSignal("playReleased", listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Asks a member at the beginning of a visit what the account waits for: whether to keep an account that is about to
 * close, consent to new terms, and whether limits still fit. Refused play asks for the consent again. A reality check
 * is asked at any time.
 */
export function AccountVisit() {
  const { refusals, isHeld } = useSyncExternalStore(onHold, currentHold);
  const { viewer } = useOwnQuery<AccountVisitQuery>(
    graphql`
      query AccountVisitQuery {
        viewer {
          member @catch(to: NULL) {
            closesAt
            dueTermsVersion
            limitsUnreviewedSince
            realityCheckAt
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network", fetchKey: refusals },
  );
  const { closesAt, dueTermsVersion, limitsUnreviewedSince, realityCheckAt } = viewer.member ?? {};
  return (
    <>
      {closesAt ? (
        <Once key={closesAt}>{(close) => <ClosingDialog closesAt={closesAt} onClose={close} />}</Once>
      ) : dueTermsVersion ? (
        <Once key={`${dueTermsVersion} ${refusals}`}>
          {(close) => <NewTermsDialog version={dueTermsVersion} onClose={close} />}
        </Once>
      ) : (
        limitsUnreviewedSince && (
          <Once key={limitsUnreviewedSince}>{(close) => <LimitReviewDialog onClose={close} />}</Once>
        )
      )}
      <QuietPart>
        {realityCheckAt && <RealityCheck at={realityCheckAt} isHeld={isHeld} refusals={refusals} />}
      </QuietPart>
    </>
  );
}

/** Shows a dialog once, as soon as no other one is open. */
function Once({ children }: { children: (close: () => void) => ReactNode }) {
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  const isFree = useDialogCount() === 0;
  useEffect(() => {
    if (isFree) setState((current) => (current === "waiting" ? "open" : current));
  }, [isFree]);
  return state === "open" ? children(() => setState("closed")) : null;
}
