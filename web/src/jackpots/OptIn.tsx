import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OptIn_jackpot$key } from "../__generated__/OptIn_jackpot.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { times } from "../forms/amounts.ts";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Jackpots.module.css";
import { OptedIn } from "./OptedIn.tsx";
import { useSetOptIn } from "./useSetOptIn.ts";

/** The stake of the example that says what an opt-in costs. */
const EXAMPLE_STAKE = 10_000;

/** What a jackpot costs that members opt in to, and the button that opts in or out. */
export function OptIn({ jackpot }: { jackpot: OptIn_jackpot$key }) {
  const { id, contribution, amount } = useFragment(
    graphql`
      fragment OptIn_jackpot on Jackpot {
        id
        contribution
        amount {
          currency
        }
      }
    `,
    jackpot,
  );
  const hasAccount = useHasAccount();
  const { setOptIn, isBusy, failure } = useSetOptIn(id);
  if (contribution == null) return null;
  const share = Number(contribution);
  const part = (isOptedIn: boolean): ReactNode => (
    <>
      <p role="status">
        <FormattedMessage id={isOptedIn ? "jackpots_opted_in" : "jackpots_not_opted_in"} />
      </p>
      <Button
        variant={isOptedIn ? "secondary" : "primary"}
        isBusy={isBusy}
        aria-describedby={`${id}-cost`}
        onClick={() => setOptIn(!isOptedIn)}
        text={isOptedIn ? "jackpots_opt_out" : "jackpots_opt_in"}
      />
    </>
  );
  return (
    <div className={styles.optIn}>
      <p id={`${id}-cost`}>
        <FormattedMessage
          id="jackpots_opt_in_cost"
          values={{
            share: <FormattedNumber value={share / 100} style="percent" maximumFractionDigits={2} />,
            stake: <Amount amount={String(EXAMPLE_STAKE)} currency={amount.currency} />,
            cost: (
              <Amount amount={String(Number(times(contribution, EXAMPLE_STAKE / 100)))} currency={amount.currency} />
            ),
          }}
        />
      </p>
      <div className={styles.optInAction}>
        {hasAccount ? (
          <ScreenPart skeleton={<Skeleton className={styles.optInSkeleton} />}>
            <OptedIn jackpotId={id} render={part} />
          </ScreenPart>
        ) : (
          part(false)
        )}
      </div>
      <FailureNote failure={failure} />
    </div>
  );
}
