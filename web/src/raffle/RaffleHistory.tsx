import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { RaffleHistory_member$key } from "../__generated__/RaffleHistory_member.graphql.ts";
import type { RaffleHistoryPaginationQuery } from "../__generated__/RaffleHistoryPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { Moment } from "../time/Moment.tsx";
import styles from "./Raffle.module.css";

const PAGE = 10;

/** What the member's tickets won, the latest first. */
export function RaffleHistory({ member }: { member: RaffleHistory_member$key }) {
  const { data, ...list } = usePaginationFragment<RaffleHistoryPaginationQuery, RaffleHistory_member$key>(
    graphql`
      fragment RaffleHistory_member on Member
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "RaffleHistoryPaginationQuery") {
        raffleTickets(isUsed: true, first: $count, after: $cursor) @connection(key: "RaffleHistory_raffleTickets") {
          edges {
            node {
              id
              usedAt
              prize {
                title
                kind
              }
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.raffleTickets;
  return (
    <section className={styles.part} aria-labelledby="raffle-history">
      <h2 id="raffle-history" className={styles.subtitle}>
        <FormattedMessage id="raffle_history" />
      </h2>
      {edges.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="raffle_history_none" />
        </p>
      ) : (
        <ul className={styles.history}>
          {edges.map(({ node: { id, usedAt, prize } }) => (
            <li key={id} data-kind={prize?.kind}>
              <span>{prize?.title}</span>
              {usedAt && <Moment at={usedAt} className={styles.note} />}
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} pageSize={PAGE} />
    </section>
  );
}
