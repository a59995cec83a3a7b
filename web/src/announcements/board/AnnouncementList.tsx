import { Pin } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementList_announcements$key } from "../../__generated__/AnnouncementList_announcements.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { useUnreadIds } from "../readMarks.ts";
import styles from "./AnnouncementBoard.module.css";
import { UnreadDot } from "./UnreadDot.tsx";

/** A page of announcements to choose from. */
export function AnnouncementList({
  announcements: key,
  selectedId,
  onSelect,
}: {
  announcements: AnnouncementList_announcements$key;
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const { edges } = useFragment(
    graphql`
      fragment AnnouncementList_announcements on AnnouncementConnection {
        edges {
          node {
            id
            title
            publishedAt
            isPinned
          }
        }
      }
    `,
    key,
  );
  const unread = useUnreadIds();
  return (
    <ul className={styles.list}>
      {edges.map(({ node: { id, title, publishedAt, isPinned } }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            data-unread={unread.includes(id) || undefined}
            aria-current={id === selectedId || undefined}
            onClick={() => onSelect(id)}
          >
            <span className={styles.entryTitle}>{title}</span>
            <span className={styles.entryFoot}>
              {unread.includes(id) && <UnreadDot />}
              <Moment at={publishedAt} style="stamp" />
              {isPinned && (
                <span className={styles.pinned}>
                  <Pin size={12} aria-hidden="true" />
                  <FormattedMessage id="announcements_pinned" />
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
