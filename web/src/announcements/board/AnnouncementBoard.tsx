import { CheckCheck } from "lucide-react";
import { useEffect, useState, useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useRefetchableFragment } from "react-relay";
import type { AnnouncementBoard_query$key } from "../../__generated__/AnnouncementBoard_query.graphql.ts";
import type { AnnouncementBoardRefetchQuery } from "../../__generated__/AnnouncementBoardRefetchQuery.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { markRead, unreadIds, useUnreadIds } from "../readMarks.ts";
import { useUnreadCount } from "../unreadCount.ts";
import styles from "./AnnouncementBoard.module.css";
import { AnnouncementDetail } from "./AnnouncementDetail.tsx";
import { AnnouncementPanes } from "./AnnouncementPanes.tsx";
import { type AnnouncementTab, AnnouncementTabs } from "./AnnouncementTabs.tsx";

/** Marks all announcements as read; absent when there is nothing unread. */
function MarkAllRead() {
  const unread = useUnreadCount();
  if (unread === 0) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => markRead(unreadIds())}>
      <CheckCheck size={16} aria-hidden="true" />
      <FormattedMessage id="announcements_mark_all" />
    </Button>
  );
}

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
            edges {
              node {
                id
              }
            }
            ...AnnouncementPanes_announcements
          }
        }
        # One that was linked to may be on no page that is shown, and a guessed address names none.
        linked: node(id: $id) @include(if: $hasId) @catch(to: NULL) {
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
  const { edges } = announcements;
  const linked = data.linked?.id === selectedId ? data.linked?.detail : null;
  const isThere = linked || edges.some(({ node }) => node.id === selectedId);
  const shownId = isThere ? selectedId : edges[0]?.node.id;
  // The announcement may be shown before the member's read marks are known.
  const isUnread = useUnreadIds().some((id) => id === shownId);
  useEffect(() => {
    if (isUnread && shownId && (selectedId !== null || matchMedia(WIDE).matches)) markRead([shownId]);
  }, [isUnread, shownId, selectedId]);
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
      <AnnouncementPanes
        announcements={announcements}
        selectedId={selectedId}
        linked={linked && <AnnouncementDetail announcement={linked} />}
        isBusy={isWaiting}
        onSelect={onSelect}
        onPage={(after) => show(tab, after)}
      />
    </div>
  );
}
