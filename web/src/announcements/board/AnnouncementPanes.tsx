import { ArrowLeft, BellOff } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementPanes_announcements$key } from "../../__generated__/AnnouncementPanes_announcements.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "./AnnouncementBoard.module.css";
import { AnnouncementDetail } from "./AnnouncementDetail.tsx";
import { AnnouncementList } from "./AnnouncementList.tsx";

interface Props {
  announcements: AnnouncementPanes_announcements$key;
  selectedId: string | null;
  /** The text of the chosen announcement when the page does not have it. */
  linked: ReactNode;
  isBusy: boolean;
  onSelect: (id: string | null) => void;
  onPage: (after: string | null) => void;
}

/** A page of announcements, and the chosen one beside the list; on phones one of both. */
export function AnnouncementPanes({ announcements: key, selectedId, linked, isBusy, onSelect, onPage }: Props) {
  const announcements = useFragment(
    graphql`
      fragment AnnouncementPanes_announcements on AnnouncementConnection {
        ...Pagination_page
        edges {
          node {
            id
            ...AnnouncementDetail_announcement
          }
        }
        ...AnnouncementList_announcements
      }
    `,
    key,
  );
  const { edges } = announcements;
  const selected = edges.find(({ node }) => node.id === selectedId)?.node;
  const text = selected ? <AnnouncementDetail announcement={selected} /> : linked;
  // Beside the list, the first announcement is open at once; on phones the list comes first.
  const first = edges[0]?.node;

  return (
    <div className={styles.panes} data-reading={text ? true : undefined} aria-busy={isBusy}>
      <div className={styles.chooser}>
        {edges.length === 0 ? (
          <EmptyState icon={BellOff} title="announcements_none_title" text="announcements_none_text" />
        ) : (
          <AnnouncementList
            announcements={announcements}
            selectedId={text ? selectedId : (first?.id ?? null)}
            onSelect={onSelect}
          />
        )}
        <Pagination page={announcements} isBusy={isBusy} onSelect={onPage} />
      </div>
      <div className={styles.reader} aria-live="polite">
        <button type="button" className={styles.back} onClick={() => onSelect(null)}>
          <ArrowLeft size={18} aria-hidden="true" />
          <FormattedMessage id="announcements_list" />
        </button>
        {text || (first && <AnnouncementDetail announcement={first} />)}
      </div>
    </div>
  );
}
