import { graphql, usePaginationFragment } from "react-relay";
import type { JackpotWinners_site$key } from "../__generated__/JackpotWinners_site.graphql.ts";
import type { JackpotWinnersPaginationQuery } from "../__generated__/JackpotWinnersPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { Moment } from "../time/Moment.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Jackpots.module.css";

const PAGE = 10;

graphql`
  fragment JackpotWinners_win on JackpotWin {
    key
    name
    account
    amount {
      ...Money_amount @relay(mask: false)
    }
    game @catch(to: NULL) {
      name
    }
    wonAt
  }
`;

/** The jackpots that were won, the latest first, with masked accounts. A new win appears at the top by itself. */
export function JackpotWinners({ site }: { site: JackpotWinners_site$key }) {
  const { data, ...list } = usePaginationFragment<JackpotWinnersPaginationQuery, JackpotWinners_site$key>(
    graphql`
      fragment JackpotWinners_site on Site
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "JackpotWinnersPaginationQuery") {
        jackpotWins {
          ...JackpotWinners_win @relay(mask: false)
        }
        jackpotWinners(first: $count, after: $cursor) @connection(key: "JackpotWinners_jackpotWinners") {
          edges {
            node {
              ...JackpotWinners_win @relay(mask: false)
            }
          }
        }
      }
    `,
    site,
  );
  const older = data.jackpotWinners.edges.map(({ node }) => node);
  const listed = older[0]?.wonAt ?? "";
  // The subscription brings the latest wins, but no edges: those that the list does not have yet stand above it.
  const newer = data.jackpotWins.filter(({ key, wonAt }) => wonAt >= listed && older.every((win) => win.key !== key));
  const wins = [...newer, ...older];
  return (
    <section className={styles.winners}>
      <Text as="h2" text="jackpots_winners" />
      {wins.length === 0 ? (
        <Text as="p" className={styles.intro} text="jackpots_no_winners" />
      ) : (
        <ol className={styles.wins}>
          {wins.map(({ key, name, account, amount, game, wonAt }) => (
            <li key={key} className={styles.win}>
              <span>{account}</span>
              <strong>
                <Amount {...amount} />
              </strong>
              <span className={styles.bound}>
                {name}
                {game && <span> · {game.name}</span>}
              </span>
              <span className={styles.when}>
                <Moment at={wonAt} style="near" />
              </span>
            </li>
          ))}
        </ol>
      )}
      <LoadMore list={list} pageSize={PAGE} />
    </section>
  );
}
