import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AllPrizes_draw$key } from "../../__generated__/AllPrizes_draw.graphql.ts";
import styles from "./AllPrizes.module.css";
import { PrizeTable } from "./PrizeTable.tsx";

/** Opens and closes the table with all prizes of a Vietnamese draw. Renders nothing for other draws. */
export function AllPrizes({ draw: key }: { draw: AllPrizes_draw$key }) {
  const draw = useFragment(
    graphql`
      fragment AllPrizes_draw on LotteryDraw {
        prizes {
          __typename
        }
        ...PrizeTable_draw
      }
    `,
    key,
  );
  if (draw.prizes.length === 0) return null;
  return (
    <details className={styles.all}>
      <summary>
        <FormattedMessage id="lottery_prizes" />
      </summary>
      <PrizeTable draw={draw} />
    </details>
  );
}
