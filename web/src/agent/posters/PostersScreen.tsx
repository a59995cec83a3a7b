import { ArrowLeft, Images } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { PostersScreenQuery } from "../../__generated__/PostersScreenQuery.graphql.ts";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../downline/Downline.module.css";
import { PosterCard } from "./PosterCard.tsx";
import { PosterFilters } from "./PosterFilters.tsx";
import own from "./Posters.module.css";
import { pageOfPosters, posters } from "./posters.ts";

const query = graphql`
  query PostersScreenQuery($filter: PosterFilter, $first: Int!, $after: String) @preloadable {
    viewer {
      agent {
        page: posters(filter: $filter, first: $first, after: $after) @catch(to: RESULT) {
          sizes
          edges {
            node {
              id
              ...PosterCard_poster
            }
          }
          ...RecordList_page
        }
        ...PosterDialog_agent
      }
    }
  }
`;

/** The operator's banners, which agents show elsewhere around their invitation links. */
export function PostersScreen({ queryRef }: ScreenProps<PostersScreenQuery>) {
  const { agent } = usePreloadedQuery<PostersScreenQuery>(query, queryRef).viewer;
  const state = useSearch(posters);
  if (!agent) return null;
  return (
    <div className={styles.screen}>
      <Link to="/agent/register" className={styles.link} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="agent_menu_register" />
      </Link>
      <h2 className={styles.title}>
        <FormattedMessage id="agent_banners" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="agent_banners_lead" />
      </p>
      <PosterFilters search={state.chosen} sizes={agent.page?.ok ? agent.page.value.sizes : []} onSearch={state.set} />
      <RecordBoundary>
        <RecordPages
          state={state}
          query={query}
          queryRef={queryRef}
          variables={pageOfPosters}
          pageOf={({ viewer }: PostersScreenQuery["response"]) => viewer.agent?.page}
          empty={<EmptyState icon={Images} title="agent_banners_none" text="agent_banners_none_text" />}
          row={(poster) => <PosterCard poster={poster} agent={agent} />}
          frame={(cards) => <ul className={own.grid}>{cards}</ul>}
        />
      </RecordBoundary>
    </div>
  );
}
