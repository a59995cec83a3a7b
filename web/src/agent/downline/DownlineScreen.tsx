import { ScrollText, UserX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { DownlineScreenQuery } from "../../__generated__/DownlineScreenQuery.graphql.ts";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ListFailure } from "../report/ListFailure.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import styles from "./Downline.module.css";
import { DownlineFilters } from "./DownlineFilters.tsx";
import { DownlineList } from "./DownlineList.tsx";
import { levelAddress, parseDownlineSearch, writeDownlineSearch } from "./downlineSearch.ts";

/** The agent's team: one level at a time, or the accounts that a search finds at any depth. */
export function DownlineScreen({ queryRef }: ScreenProps<DownlineScreenQuery>) {
  const { viewer } = usePreloadedQuery<DownlineScreenQuery>(
    graphql`
      query DownlineScreenQuery($filter: DownlineFilter, $sort: DownlineSort, $first: Int!, $after: String)
      @preloadable {
        viewer {
          agent {
            downline(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
              ...DownlineList_downline
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go, goToPage } = useReportAddress();
  const search = parseDownlineSearch(params);
  const result = viewer.agent?.downline;
  const failure = result?.ok === false ? failureOfField(result.errors[0]) : undefined;

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage id="agent_menu_team" />
        </h2>
        <Link to="/agent/team/log" className={styles.link} preventScrollReset>
          <ScrollText size={18} aria-hidden="true" />
          <FormattedMessage id="agent_log" />
        </Link>
      </div>
      <DownlineFilters search={search} onSearch={(next) => go(writeDownlineSearch(next))} />
      {result?.ok && result.value && (
        <DownlineList
          downline={result.value}
          search={search}
          isBusy={isBusy}
          onSort={(sort) => go(writeDownlineSearch({ ...search, sort }))}
          onPage={goToPage}
        />
      )}
      {failure?.code === "NOT_FOUND" && (
        <EmptyState icon={<UserX size={30} />} title={<FormattedMessage id="agent_account_unknown" />}>
          <Link to={levelAddress()} className={styles.link} preventScrollReset>
            <FormattedMessage id="agent_team_back" />
          </Link>
        </EmptyState>
      )}
      {failure && failure.code !== "NOT_FOUND" && <ListFailure error={failure} />}
    </div>
  );
}
