import { Gift } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { PromotionList_query$key } from "../__generated__/PromotionList_query.graphql.ts";
import type { PromotionListPaginationQuery } from "../__generated__/PromotionListPaginationQuery.graphql.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { PromotionCard } from "./PromotionCard.tsx";
import styles from "./Promotions.module.css";

const PAGE = 24;

/** The promotions of a category, the latest first. */
export function PromotionList({ query }: { query: PromotionList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PromotionListPaginationQuery,
    PromotionList_query$key
  >(
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
          promotions(category: $category, first: $count, after: $cursor)
            @connection(key: "PromotionList_promotions") {
            edges {
              node {
                id
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
  if (edges.length === 0) {
    return (
      <EmptyState icon={<Gift size={30} />} title={<FormattedMessage id="promotion_none_title" />}>
        <FormattedMessage id="promotion_none_text" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <PromotionCard promotion={node} isEager={index < 3} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <p className={styles.more}>
          <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            <FormattedMessage id="promotion_more" />
          </Button>
        </p>
      )}
    </>
  );
}
