import { graphql, useFragment } from "react-relay";
import type { BonusSums_bonuses$key } from "../__generated__/BonusSums_bonuses.graphql.ts";
import { RecordSums } from "../records/RecordSums.tsx";
import { Amount } from "../ui/text/Amount.tsx";

/** The sums of all bonuses in the filter; nothing when the platform does not send them. */
export function BonusSums({ bonuses }: { bonuses: BonusSums_bonuses$key }) {
  const { totals } = useFragment(
    graphql`
      fragment BonusSums_bonuses on BonusConnection {
        totals {
          amount {
            ...Money_amount @relay(mask: false)
          }
          turnoverDone {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    bonuses,
  );
  if (!totals) return null;
  return (
    <RecordSums
      sums={[
        { name: "rewards_total", value: <Amount {...totals.amount} /> },
        { name: "bonuses_total_done", value: <Amount {...totals.turnoverDone} /> },
      ]}
    />
  );
}
