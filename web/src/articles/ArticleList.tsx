import { Newspaper } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { ArticleList_query$key } from "../__generated__/ArticleList_query.graphql.ts";
import type { ArticleListPaginationQuery } from "../__generated__/ArticleListPaginationQuery.graphql.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { ArticleCard } from "./ArticleCard.tsx";
import styles from "./Articles.module.css";

const PAGE = 12;

/** The articles of a section, the latest first and largest. */
export function ArticleList({ query }: { query: ArticleList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ArticleListPaginationQuery,
    ArticleList_query$key
  >(
    graphql`
      fragment ArticleList_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        section: { type: "ArticleSection!" }
        count: { type: "Int", defaultValue: 12 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ArticleListPaginationQuery") {
        site {
          articles(section: $section, first: $count, after: $cursor) @connection(key: "ArticleList_articles") {
            edges {
              node {
                id
                ...ArticleCard_article
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.site.articles;
  if (edges.length === 0) {
    return (
      <EmptyState icon={<Newspaper size={30} />} title={<FormattedMessage id="articles_none_title" />}>
        <FormattedMessage id="articles_none_text" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.grid}>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <ArticleCard article={node} isEager={index < 3} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <p className={styles.more}>
          <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            <FormattedMessage id="articles_more" />
          </Button>
        </p>
      )}
    </>
  );
}
