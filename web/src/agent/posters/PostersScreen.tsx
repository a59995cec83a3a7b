import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { PostersScreenQuery } from "../../__generated__/PostersScreenQuery.graphql.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import styles from "../downline/Downline.module.css";
import { useReportAddress } from "../report/useReportAddress.ts";
import { PosterFilters } from "./PosterFilters.tsx";
import { PosterList } from "./PosterList.tsx";
import { parsePosterSearch, writePosterSearch } from "./posterSearch.ts";

/** The operator's banners, which agents show elsewhere around their invitation links. */
export function PostersScreen({ queryRef }: ScreenProps<PostersScreenQuery>) {
  const { viewer } = usePreloadedQuery<PostersScreenQuery>(
    graphql`
      query PostersScreenQuery($filter: PosterFilter, $first: Int!, $after: String) @preloadable @throwOnFieldError {
        viewer {
          agent {
            posters(filter: $filter, first: $first, after: $after) {
              sizes
              ...PosterList_posters
            }
            ...PosterDialog_agent
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go, goToPage } = useReportAddress();
  const { agent } = viewer;
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
      <PosterFilters
        search={parsePosterSearch(params)}
        sizes={agent.posters.sizes}
        onSearch={(next) => go(writePosterSearch(next))}
      />
      <PosterList posters={agent.posters} agent={agent} isBusy={isBusy} onPage={goToPage} />
    </div>
  );
}
