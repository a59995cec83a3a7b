import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { RaffleOdds_raffle$key } from "../__generated__/RaffleOdds_raffle.graphql.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Raffle.module.css";

/** The prizes with the chances that the platform publishes. */
export function RaffleOdds({ raffle: key }: { raffle: RaffleOdds_raffle$key }) {
  const { prizes } = useFragment(
    graphql`
      fragment RaffleOdds_raffle on Raffle {
        prizes {
          internalID
          title
          odds
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.part} aria-labelledby="raffle-odds">
      <Text as="h2" id="raffle-odds" className={styles.subtitle} text="raffle_odds" />
      <Text as="p" className={styles.note} text="raffle_odds_note" />
      <table className={styles.odds} aria-labelledby="raffle-odds">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="raffle_prize" />
            </th>
            <th scope="col">
              <FormattedMessage id="raffle_chance" />
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ internalID, title, odds }) => (
            <tr key={internalID}>
              <th scope="row">{title}</th>
              <td>
                {odds === null ? "–" : <FormattedNumber value={odds} style="percent" maximumFractionDigits={2} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
