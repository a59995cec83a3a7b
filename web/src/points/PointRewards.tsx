import { Gift } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { PointRewards_query$key } from "../__generated__/PointRewards_query.graphql.ts";
import type { PointRewardsPaginationQuery } from "../__generated__/PointRewardsPaginationQuery.graphql.ts";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import { LoadMore } from "../relay/LoadMore.tsx";
import { CardGrid } from "../ui/card/CardGrid.tsx";
import { ChipLinks } from "../ui/control/ChipLinks.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { categoryParam, mallCategories } from "./mallSearch.ts";
import { PointRewardCard } from "./PointRewardCard.tsx";
import styles from "./PointRewards.module.css";

const PAGE = 24;

interface Props {
  query: PointRewards_query$key;
  selected: string | null;
}

/** The rewards of a category, and links to the others. */
export function PointRewards({ query, selected }: Props) {
  const { formatMessage } = useIntl();
  const { data, ...list } = usePaginationFragment<PointRewardsPaginationQuery, PointRewards_query$key>(
    graphql`
      fragment PointRewards_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        category: { type: "PointRewardCategory" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "PointRewardsPaginationQuery") {
        site {
          pointRewards(category: $category, first: $count, after: $cursor) @connection(key: "PointRewards_pointRewards") {
            edges {
              # passed on to CardGrid
              node {
                id
                amount {
                  currency
                }
                ...PointRewardCard_reward
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.site.pointRewards;
  return (
    <div className={styles.rewards}>
      <ChipLinks
        label={formatMessage({ id: "points_categories" })}
        preventScrollReset
        links={[null, ...mallCategories].map((category) => ({
          to: category ? `/pointMall?${categoryParam}=${category.toLowerCase()}` : "/pointMall",
          isCurrent: category === selected,
          label: <FormattedMessage id={category ? `points_category_${category}` : "all"} />,
        }))}
      />
      <CurrencyNote currency={edges.find(({ node }) => node.amount)?.node.amount?.currency} kind="rewards" />
      {edges.length === 0 ? (
        <EmptyState icon={Gift} title="points_rewards_none_title" text="points_rewards_none_text" />
      ) : (
        <CardGrid
          items={edges.map(({ node }) => node)}
          renderCard={(node, isEager) => <PointRewardCard reward={node} isEager={isEager} />}
        />
      )}
      <LoadMore list={list} pageSize={PAGE} />
    </div>
  );
}
