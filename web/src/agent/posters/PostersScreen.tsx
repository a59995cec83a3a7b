import { Images } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PostersScreenQuery } from "../../__generated__/PostersScreenQuery.graphql.ts";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RegisterPage } from "../register/RegisterPage.tsx";
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
    <RegisterPage title="agent_banners" lead="agent_banners_lead">
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
    </RegisterPage>
  );
}
