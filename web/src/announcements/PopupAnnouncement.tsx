import { use, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PopupAnnouncement_site$key } from "../__generated__/PopupAnnouncement_site.graphql.ts";
import { plainPath } from "../browser/plainPath.ts";
import { tabMemory } from "../browser/tabMemory.ts";
import { endArrival, isArriving } from "../caller/arrival.ts";
import { useCaller } from "../caller/caller.ts";
import { readSessionKey, writeSessionKey } from "../caller/sessionKeys.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DialogsWait } from "../ui/dialog/dialogsWait.ts";
import { useDialogCount } from "../ui/dialog/openDialogs.ts";
import { AnnouncementText } from "./board/AnnouncementText.tsx";
import styles from "./PopupAnnouncement.module.css";
import { isPopupPause, markPopupRead, useReadPopups } from "./popupMemory.ts";
import { markRead } from "./readMarks.ts";

/** Set when home is left: a guest who comes back to it, or loads it again, has seen the site. */
const LEFT_KEY = "homeLeft";

const HOME_PATHS = new Set(["/", "/index", "/index.html", "/home"]);

/**
 * The operator's first popup that was not read on this device. It does not open on a visit that begins with a question
 * or another dialog, nor over the first tap of a guest or after a login, and closes unread when a dialog opens.
 */
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
  const isRead = useReadPopups();
  const isAsked = use(DialogsWait);
  const dialogs = useDialogCount();
  const [phase, setPhase] = useState<"waiting" | "open" | "over">(() =>
    readSessionKey("index_notice") !== null || isPopupPause() ? "over" : "waiting",
  );
  const isBusy = (useCaller() === "guest" && tabMemory.recall(LEFT_KEY) === null) || isArriving();
  const { pathname, search, hash } = useLocation();
  // Other addresses open something over the home screen, which the visitor came for.
  const isPlainHome = HOME_PATHS.has(plainPath(pathname)) && search === "" && hash === "";
  useEffect(() => {
    if (!isPlainHome) return undefined;
    const { href } = window.location;
    return () => {
      if (window.location.href === href) return;
      tabMemory.remember(LEFT_KEY, "1");
      endArrival();
    };
  }, [isPlainHome]);
  const current = popups?.edges.map(({ node }) => node).find(({ id }) => !isRead(id));
  if (phase === "waiting" && isPlainHome && !isBusy) setPhase(dialogs === 0 && !isAsked && current ? "open" : "over");
  // The popup is one of the dialogs.
  if (phase === "open" && (dialogs > 1 || !current)) setPhase("over");
  if (phase !== "open" || !current || !isPlainHome) return null;

  const close = () => {
    writeSessionKey("index_notice", "1");
    markPopupRead(current.id);
    markRead([current.id]);
    setPhase("over");
  };
  return (
    <Dialog title={current.title} onClose={close}>
      <div className={styles.popup}>
        <AnnouncementText announcement={current} />
        <footer className={styles.foot}>
          <Button onClick={close} text="session_understood" />
        </footer>
      </div>
    </Dialog>
  );
}
