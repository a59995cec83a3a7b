import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { ArticleList_query$key } from "../__generated__/ArticleList_query.graphql.ts";
import type { ArticleListPaginationQuery } from "../__generated__/ArticleListPaginationQuery.graphql.ts";
import { LoadMore } from "../relay/LoadMore.tsx";
import { CardGrid } from "../ui/card/CardGrid.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { ArticleCard } from "./ArticleCard.tsx";

const PAGE = 12;

/** The articles of a section, the latest first and largest. */
export function ArticleList({ query }: { query: ArticleList_query$key }) {
  const { data, ...list } = usePaginationFragment<ArticleListPaginationQuery, ArticleList_query$key>(
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
              # passed on to CardGrid
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
  if (edges.length === 0) return <EmptyState icon={Newspaper} title="articles_none_title" text="articles_none_text" />;
  return (
    <>
      <CardGrid
        items={edges.map(({ node }) => node)}
        renderCard={(node, isEager) => <ArticleCard article={node} isEager={isEager} />}
      />
      <LoadMore list={list} pageSize={PAGE} text="articles_more" />
    </>
  );
}
