import { ArrowLeft, BellOff } from "lucide-react";
import { useEffect, useState, useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useRefetchableFragment } from "react-relay";
import type { AnnouncementBoard_query$key } from "../../__generated__/AnnouncementBoard_query.graphql.ts";
import type { AnnouncementBoardRefetchQuery } from "../../__generated__/AnnouncementBoardRefetchQuery.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { markRead } from "../readMarks.ts";
import styles from "./AnnouncementBoard.module.css";
import { AnnouncementDetail } from "./AnnouncementDetail.tsx";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { type AnnouncementTab, AnnouncementTabs } from "./AnnouncementTabs.tsx";
import { MarkAllRead } from "./MarkAllRead.tsx";

/** Screens on which list and text stand side by side. */
const WIDE = "(min-width: 48rem)";

/** The announcements of a kind, nine a page, and the chosen one beside the list; on phones one of both. */
export function AnnouncementBoard({
  query,
  firstTab = "ALL",
  selectedId,
  onSelect,
}: {
  /** The announcement that the query has loaded. */
  firstTab?: AnnouncementTab;
  query: AnnouncementBoard_query$key;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}) {
  const [isWaiting, startTransition] = useTransition();
  const [tab, setTab] = useState<AnnouncementTab>(firstTab);
  const [data, refetch] = useRefetchableFragment<AnnouncementBoardRefetchQuery, AnnouncementBoard_query$key>(
    graphql`
      fragment AnnouncementBoard_query on Query
      @throwOnFieldError
      @refetchable(queryName: "AnnouncementBoardRefetchQuery")
      @argumentDefinitions(
        kinds: { type: "[AnnouncementKind!]" }
        first: { type: "Int", defaultValue: 9 }
        after: { type: "String" }
        id: { type: "ID!" }
        hasId: { type: "Boolean!" }
      ) {
        site {
          announcements(kinds: $kinds, first: $first, after: $after) {
            pageInfo {
              hasNextPage
              endCursor
            }
            pageCursors {
              ...Pagination_cursors
            }
            edges {
              node {
                id
                ...AnnouncementDetail_announcement
              }
            }
            ...AnnouncementList_announcements
          }
        }
        # One that was linked to may be on no page that is shown.
        linked: node(id: $id) @include(if: $hasId) {
          ... on Announcement {
            id
            ...AnnouncementDetail_announcement @alias(as: "detail")
          }
        }
      }
    `,
    query,
  );
  const { announcements } = data.site;
  const { edges, pageInfo, pageCursors } = announcements;
  const linked = data.linked?.id === selectedId ? data.linked?.detail : null;
  const selected = edges.find(({ node }) => node.id === selectedId)?.node ?? linked;
  // Beside the list, the first announcement is open at once; on phones the list comes first.
  const shown = selected ?? edges[0]?.node;
  const shownId = selected ? selectedId : edges[0]?.node.id;
  useEffect(() => {
    if (shownId && (selectedId !== null || matchMedia(WIDE).matches)) markRead([shownId]);
  }, [shownId, selectedId]);
  const show = (next: AnnouncementTab, after: string | null) =>
    startTransition(() => {
      setTab(next);
      refetch({ kinds: next === "ALL" ? null : [next], after });
    });

  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <AnnouncementTabs selected={tab} onSelect={(next) => show(next, null)} />
        <MarkAllRead />
      </div>
      <div className={styles.panes} data-reading={selected ? true : undefined} aria-busy={isWaiting}>
        <div className={styles.chooser}>
          {edges.length === 0 ? (
            <EmptyState icon={<BellOff size={30} />} title={<FormattedMessage id="announcements_none_title" />}>
              <FormattedMessage id="announcements_none_text" />
            </EmptyState>
          ) : (
            <AnnouncementList
              announcements={announcements}
              selectedId={selected ? selectedId : (edges[0]?.node.id ?? null)}
              onSelect={onSelect}
            />
          )}
          <Pagination
            cursors={pageCursors}
            nextCursor={pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null}
            isBusy={isWaiting}
            onSelect={(after) => show(tab, after)}
          />
        </div>
        <div className={styles.reader} aria-live="polite">
          <button type="button" className={styles.back} onClick={() => onSelect(null)}>
            <ArrowLeft size={18} aria-hidden="true" />
            <FormattedMessage id="announcements_list" />
          </button>
          {shown && <AnnouncementDetail announcement={shown} />}
        </div>
      </div>
    </div>
  );
}
