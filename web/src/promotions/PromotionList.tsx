import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { PromotionList_query$key } from "../__generated__/PromotionList_query.graphql.ts";
import type { PromotionListPaginationQuery } from "../__generated__/PromotionListPaginationQuery.graphql.ts";
import type { PromotionStatus, PromotionsScreenQuery } from "../__generated__/PromotionsScreenQuery.graphql.ts";
import { useCaller } from "../caller/caller.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { CardGrid } from "../ui/card/CardGrid.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { PromotionCard } from "./PromotionCard.tsx";
import styles from "./Promotions.module.css";
import { useRefreshPromotions } from "./useRefreshPromotions.ts";
import { WatchPromotions } from "./WatchPromotions.tsx";

const PAGE = 24;
/** All others are between these. */
const PLACES: Partial<Record<PromotionStatus, number>> = { CLAIM: 0, CLOSE: 2 };

interface Props {
  /** What stands before the promotions. */
  children: ReactNode;
  query: PromotionList_query$key;
  /** The member's own states; none for guests. */
  standings: NonNullable<PromotionsScreenQuery["response"]["viewer"]["member"]>["promotionStandings"];
}

/**
 * The promotions of a category, the latest first; before them what the member can claim or a guest gets as a new player, after
 * them what is closed.
 */
export function PromotionList({ query, standings, children }: Props) {
  const { data, ...list } = usePaginationFragment<PromotionListPaginationQuery, PromotionList_query$key>(
    graphql`
      fragment PromotionList_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        category: { type: "PromotionCategory" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "PromotionListPaginationQuery") {
        site {
          brand @catch(to: NULL) {
            timeZone
          }
          promotions(category: $category, first: $count, after: $cursor)
            @connection(key: "PromotionList_promotions") {
            edges {
              # passed on to CardGrid
              node {
                id
                internalID
                category
                status
                startsAt
                endsAt
                ...PromotionCard_promotion
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.site.promotions;
  const isGuest = useCaller() === "guest";
  const own = new Map(standings?.map((standing) => [standing.internalID, standing]));
  const placeOf = ({ internalID, category, status }: (typeof edges)[number]["node"]) =>
    PLACES[own.get(internalID)?.status ?? status] ?? (isGuest && category === "NEW_PLAYER" ? 0 : 1);
  const instants = edges.flatMap(({ node }) => [node.startsAt, node.endsAt]);
  useRefreshAt({ instants, timeZone: data.site.brand?.timeZone }, useRefreshPromotions());
  if (edges.length === 0) return <EmptyState icon={Gift} title="promotion_none_title" text="promotion_none_text" />;
  return (
    <div className={styles.list}>
      <WatchPromotions />
      {children}
      <CardGrid
        items={edges.map(({ node }) => node).toSorted((one, other) => placeOf(one) - placeOf(other))}
        renderCard={(node, isEager) => (
          <PromotionCard promotion={node} standing={own.get(node.internalID)} isEager={isEager} />
        )}
      />
      <LoadMore list={list} pageSize={PAGE} />
    </div>
  );
}
