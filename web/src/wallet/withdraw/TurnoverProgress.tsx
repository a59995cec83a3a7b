import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TurnoverProgress_terms$key } from "../../__generated__/TurnoverProgress_terms.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { Progress } from "../../ui/state/Progress.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import cashier from "../Cashier.module.css";

/** How much is done of the turnover that a withdrawal needs. Shows nothing when none is needed. */
export function TurnoverProgress({ terms: key }: { terms: TurnoverProgress_terms$key }) {
  const labelId = useId();
  const { turnoverRequired: required, turnoverDone: done } = useFragment(
    graphql`
      fragment TurnoverProgress_terms on WithdrawalTerms {
        turnoverRequired {
          ...Money_amount @relay(mask: false)
        }
        turnoverDone {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  if (compare(required.amount, "0") === 0) return null;
  return (
    <div className={cashier.sum}>
      <p id={labelId}>
        <FormattedMessage
          id="withdraw_turnover"
          values={{ done: <Amount {...done} />, required: <Amount {...required} /> }}
        />
      </p>
      <Progress aria-labelledby={labelId} max={Number(required.amount)} value={Number(done.amount)} />
    </div>
  );
}
