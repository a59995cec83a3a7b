import { graphql, useFragment } from "react-relay";
import type { AnnouncementDetail_announcement$key } from "../../__generated__/AnnouncementDetail_announcement.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { Moment } from "../../time/Moment.tsx";
import styles from "./AnnouncementBoard.module.css";
import { AnnouncementText } from "./AnnouncementText.tsx";

/** One announcement with its whole text. */
export function AnnouncementDetail({ announcement: key }: { announcement: AnnouncementDetail_announcement$key }) {
  const announcement = useFragment(
    graphql`
      fragment AnnouncementDetail_announcement on Announcement {
        title
        publishedAt
        ...AnnouncementText_announcement
      }
    `,
    key,
  );
  useTabTitle(announcement.title);
  return (
    <article className={styles.detail}>
      <h3 className={styles.detailTitle}>{announcement.title}</h3>
      <Moment at={announcement.publishedAt} style="stamp" className={styles.detailTime} />
      <AnnouncementText announcement={announcement} />
    </article>
  );
}
