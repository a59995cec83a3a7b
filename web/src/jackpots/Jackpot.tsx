import { useId } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Jackpot_jackpot$key } from "../__generated__/Jackpot_jackpot.graphql.ts";
import { TileRow } from "../games/tile/TileRow.tsx";
import { Moment } from "../time/Moment.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Jackpots.module.css";
import { LiveAmount } from "./LiveAmount.tsx";
import { OptIn } from "./OptIn.tsx";

graphql`
  fragment Jackpot_win on JackpotWin {
    account
    amount {
      ...Money_amount @relay(mask: false)
    }
    wonAt
  }
`;
graphql`
  fragment Jackpot_level on JackpotLevel {
    key
    title
    amount {
      ...Money_amount @relay(mask: false)
    }
  }
`;

/** A jackpot: what its levels would pay now, their bounds, its latest win, its opt-in, and the games that can win it. */
export function Jackpot({ jackpot }: { jackpot: Jackpot_jackpot$key }) {
  const { name, image, levels, needsOptIn, lastWin, games, ...own } = useFragment(
    graphql`
      fragment Jackpot_jackpot on Jackpot {
        name
        image {
          ...Picture_image
        }
        levels {
          ...Jackpot_level @relay(mask: false)
          mustDropBy {
            ...Money_amount @relay(mask: false)
          }
          share
        }
        needsOptIn
        lastWin {
          ...Jackpot_win @relay(mask: false)
        }
        ...OptIn_jackpot
        # passed on to TileRow
        games(first: 12) {
          id
          ...GameTile_game
        }
      }
    `,
    jackpot,
  );
  const heading = useId();
  return (
    <section className={styles.jackpot} aria-labelledby={heading}>
      <Picture image={image} alt="" className={styles.picture} isEager />
      <h2 id={heading}>{name}</h2>
      <dl className={styles.levels}>
        {levels.map(({ key, title, amount, mustDropBy, share }) => (
          <div key={key} className={styles.level} data-level={key}>
            <dt>{title}</dt>
            <dd className={styles.amount}>
              <LiveAmount {...amount} />
            </dd>
            <dd className={styles.bound}>
              <FormattedMessage
                id="jackpots_bound"
                values={{
                  amount: <Amount {...mustDropBy} />,
                  share: <FormattedNumber value={Number(share) / 100} style="percent" maximumFractionDigits={2} />,
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {lastWin && (
        <p className={styles.lastWin}>
          <FormattedMessage
            id="jackpots_last_win"
            values={{
              account: lastWin.account,
              amount: <Amount {...lastWin.amount} />,
              time: <Moment at={lastWin.wonAt} style="near" isWithin />,
            }}
          />
        </p>
      )}
      {needsOptIn && <OptIn jackpot={own} />}
      <Text as="h3" text="jackpots_games" />
      <TileRow games={games} />
    </section>
  );
}
