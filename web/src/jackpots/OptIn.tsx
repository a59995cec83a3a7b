import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OptIn_jackpot$key } from "../__generated__/OptIn_jackpot.graphql.ts";
import type { OptInMutation } from "../__generated__/OptInMutation.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { useChange } from "../change/useChange.ts";
import { times } from "../forms/amounts.ts";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Jackpots.module.css";
import { OptedIn } from "./OptedIn.tsx";

/** The stake of the example that says what an opt-in costs. */
const EXAMPLE_STAKE = 10_000;

/** What a jackpot costs that members opt in to, and the button that opts in or out; guests log in first. */
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
  const { change, isBusy, failure } = useChange<OptInMutation>(
    graphql`
      mutation OptInMutation($input: SetJackpotOptInInput!) {
        setJackpotOptIn(input: $input) {
          member {
            ...OptedIn_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const setOptIn = useProtectedAction((isOptedIn: boolean) => change({ input: { jackpotId: id, isOptedIn } }));
  if (contribution == null) return null;
  const share = Number(contribution);
  const part = (isOptedIn: boolean): ReactNode => (
    <>
      <Text as="p" role="status" text={isOptedIn ? "jackpots_opted_in" : "jackpots_not_opted_in"} />
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
