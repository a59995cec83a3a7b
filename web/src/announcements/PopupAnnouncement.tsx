import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PopupAnnouncement_site$key } from "../__generated__/PopupAnnouncement_site.graphql.ts";
import { readSessionKey, writeSessionKey } from "../caller/sessionKeys.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { AnnouncementText } from "./AnnouncementText.tsx";
import styles from "./PopupAnnouncement.module.css";
import { markRead } from "./readMarks.ts";

/** The announcements that the operator shows to everybody once a visit, one after another. */
export function PopupAnnouncement({ site: key }: { site: PopupAnnouncement_site$key }) {
  const { popups } = useFragment(
    graphql`
      fragment PopupAnnouncement_site on Site {
        popups: announcements(kinds: [POPUP], first: 5) @catch(to: NULL) {
          edges {
            node {
              id
              title
              ...AnnouncementText_announcement
            }
          }
        }
      }
    `,
    key,
  );
  const [wasSeen, setSeen] = useState(() => readSessionKey("index_notice") !== null);
  const [index, setIndex] = useState(0);
  const edges = popups?.edges ?? [];
  const current = edges[index]?.node;
  const shownId = wasSeen ? undefined : current?.id;
  useEffect(() => {
    if (shownId !== undefined) markRead([shownId]);
  }, [shownId]);
  if (wasSeen || !current) return null;

  const close = () => {
    writeSessionKey("index_notice", "1");
    setSeen(true);
  };
  const isLast = index === edges.length - 1;
  return (
    <Dialog title={current.title} onClose={close}>
      <div className={styles.popup}>
        <AnnouncementText announcement={current} />
        <footer className={styles.foot}>
          {edges.length > 1 && (
            <p className={styles.place}>
              {index + 1} / {edges.length}
            </p>
          )}
          <Button onClick={isLast ? close : () => setIndex(index + 1)}>
            <FormattedMessage id={isLast ? "session_understood" : "next"} />
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
