import { startTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { FreeSpinsList_member$key } from "../__generated__/FreeSpinsList_member.graphql.ts";
import type { FreeSpinsListPaginationQuery } from "../__generated__/FreeSpinsListPaginationQuery.graphql.ts";
import type { FreeSpinsListSubscription } from "../__generated__/FreeSpinsListSubscription.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { useWatch } from "../relay/useWatch.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./FreeSpins.module.css";
import { FreeSpinsCard } from "./FreeSpinsCard.tsx";

const PAGE = 5;

/** A member's free spins: those that can be used first. */
export function FreeSpinsList({ member }: { member: FreeSpinsList_member$key }) {
  const { data, ...list } = usePaginationFragment<FreeSpinsListPaginationQuery, FreeSpinsList_member$key>(
    graphql`
      fragment FreeSpinsList_member on Member
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" })
      @refetchable(queryName: "FreeSpinsListPaginationQuery") {
        freeSpins(first: $count, after: $cursor) @connection(key: "FreeSpinsList_freeSpins") {
          edges {
            node {
              id
              ...FreeSpinsCard_freeSpins
            }
          }
        }
      }
    `,
    member,
  );
  useWatch<FreeSpinsListSubscription>(
    graphql`
      subscription FreeSpinsListSubscription {
        freeSpinsChanged {
          id
        }
      }
    `,
    {},
    {
      onNext: () =>
        startTransition(() => {
          list.refetch({}, { fetchPolicy: "store-and-network" });
        }),
    },
  );
  const { edges } = data.freeSpins;
  if (edges.length === 0) return <Text as="p" className={styles.note} text="free_spins_none" />;
  return (
    <>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <FreeSpinsCard key={node.id} freeSpins={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE} />
    </>
  );
}
