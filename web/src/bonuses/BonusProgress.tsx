import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BonusProgress_bonus$key } from "../__generated__/BonusProgress_bonus.graphql.ts";
import { Progress } from "../ui/state/Progress.tsx";
import { Amount } from "../ui/text/Amount.tsx";

interface Props {
  bonus: BonusProgress_bonus$key;
  /** Of a bonus that ended before its turnover was done. */
  tone?: "over" | undefined;
  /** The look of the words below the bar. */
  className: string | undefined;
}

/** How much of a bonus's turnover is done, as a bar and in words. */
export function BonusProgress({ bonus, tone, className }: Props) {
  const { formatMessage } = useIntl();
  const { title, turnoverRequired, turnoverDone } = useFragment(
    graphql`
      fragment BonusProgress_bonus on Bonus {
        title
        turnoverRequired {
          ...Money_amount @relay(mask: false)
        }
        turnoverDone {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    bonus,
  );
  return (
    <>
      <Progress
        tone={tone}
        max={Number(turnoverRequired.amount)}
        value={Number(turnoverDone.amount)}
        aria-label={formatMessage({ id: "bonuses_progress_name" }, { title })}
      />
      <p className={className}>
        <FormattedMessage
          id="bonuses_progress"
          values={{ done: <Amount {...turnoverDone} />, required: <Amount {...turnoverRequired} /> }}
        />
      </p>
    </>
  );
}
