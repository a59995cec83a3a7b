import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementText_announcement$key } from "../../__generated__/AnnouncementText_announcement.graphql.ts";
import { LinkageLink, useHasTarget } from "../../site/LinkageLink.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./AnnouncementBoard.module.css";

/** An announcement's picture, paragraphs and link. */
export function AnnouncementText({ announcement: key }: { announcement: AnnouncementText_announcement$key }) {
  const { content, image, linkage } = useFragment(
    graphql`
      fragment AnnouncementText_announcement on Announcement {
        content
        image {
          ...Picture_image
        }
        linkage {
          ...LinkageLink_linkage
        }
      }
    `,
    key,
  );
  const hasTarget = useHasTarget();
  return (
    <div className={styles.text}>
      {image && <Picture image={image} alt="" className={styles.picture} />}
      {paragraphs(content).map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
      {linkage && hasTarget(linkage) && (
        <LinkageLink linkage={linkage} className={styles.wayOn}>
          <FormattedMessage id="linkage_more" />
        </LinkageLink>
      )}
    </div>
  );
}

function paragraphs(content: string) {
  return [...content.matchAll(/(?:.+\n?)+/g)].map((match) => ({ at: match.index, text: match[0].trim() }));
}
