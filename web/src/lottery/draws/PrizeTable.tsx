import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PrizeTable_draw$key } from "../../__generated__/PrizeTable_draw.graphql.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./PrizeTable.module.css";

/** The platform's code of the highest prize. */
const SPECIAL = "DB";

/** All prizes of a Vietnamese draw with their numbers, the highest first. */
export function PrizeTable({ draw: key }: { draw: PrizeTable_draw$key }) {
  const { number, prizes } = useFragment(
    graphql`
      fragment PrizeTable_draw on LotteryDraw {
        number
        prizes {
          code
          numbers
        }
      }
    `,
    key,
  );
  return (
    <table className={styles.prizes}>
      <Text as="caption" className="visually-hidden" text="lottery_prizes_of" values={{ number }} />
      <tbody>
        {prizes.map(({ code, numbers }) => (
          <tr key={code} data-special={code === SPECIAL || undefined}>
            <th scope="row">
              {code === SPECIAL ? (
                <FormattedMessage id="lottery_prize_special" />
              ) : (
                <FormattedMessage id="lottery_prize" values={{ code }} />
              )}
            </th>
            <td>
              <ul className={styles.drawn}>
                {numbers
                  .map((drawn, place) => ({ drawn, place }))
                  .map(({ drawn, place }) => (
                    <li key={`${place}-${drawn}`}>{drawn}</li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
