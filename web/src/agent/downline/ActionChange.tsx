import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ActionChange_change$key } from "../../__generated__/ActionChange_change.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { formatRate } from "../formatRate.ts";
import { RightNames } from "../RightNames.tsx";

/** The platform's names of the kinds of contracts. */
const KINDS: Readonly<Record<string, string>> = {
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realtimeSalary: "REAL_TIME_SALARY",
};

/** What an action of the log changed. */
export function ActionChange({ change: key }: { change: ActionChange_change$key }) {
  const intl = useIntl();
  const { field, before, after } = useFragment(
    graphql`
      fragment ActionChange_change on AgentActionChange {
        field
        before
        after
      }
    `,
    key,
  );
  const parts = (after ?? "").split(" ");
  const [first = "", second = ""] = parts;
  switch (field) {
    case "REBATE":
      return <FormattedMessage id="agent_change_REBATE" values={{ rebate: formatRate(after, intl) }} />;
    case "LINK":
      return <span>{after ?? before}</span>;
    case "AMOUNT":
      return <Amount amount={first} currency={second} />;
    case "CONTRACT":
      return (
        <>
          {first in KINDS && <FormattedMessage id={`contracts_${KINDS[first]}`} />}
          <span>: </span>
          <FormattedMessage id={`contracts_state_${second}`} />
        </>
      );
    case "RIGHTS":
      return <RightNames rights={parts} />;
    case "PASSWORD":
    case "SESSIONS":
      return <FormattedMessage id={`agent_change_${field}`} />;
    case "STATUS":
    case "CAN_BET":
    case "CAN_TRANSFER":
    case "CAN_WITHDRAW":
      // The name of the action says that a sub-account has ended.
      return after === "CLOSED" ? null : <FormattedMessage id={`agent_change_${field}_${after}`} />;
    default:
      return <FormattedMessage id="agent_change_other" />;
  }
}
