import { Megaphone, X } from "lucide-react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Toast, ToastPlace } from "../ui/notice/Toast.tsx";
import styles from "./AnnouncementToast.module.css";
import { useNoticeLink } from "./board/useNoticeLink.ts";
import type { Arrival } from "./useAnnouncementArrivals.ts";

const SHOWN_MS = 9_000;

/** A toast for a new announcement. It closes by itself, unless the pointer or the focus is on it. */
export function AnnouncementToast({ arrival, onClose }: { arrival: Arrival | null; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival restarts the timer
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrival?.id, isHeld]);

  return (
    <ToastPlace role="status">
      {arrival && (
        <Toast
          key={arrival.id}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Megaphone size={20} aria-hidden="true" />
          <p className={styles.words}>
            <span className={styles.kind}>
              <FormattedMessage id="announcements_new" />
            </span>
            <Link to={noticeLink(arrival.id)} className={styles.link} preventScrollReset onClick={onClose}>
              {arrival.title}
            </Link>
          </p>
          <IconButton label={formatMessage({ id: "close" })} onClick={onClose}>
            <X size={18} />
          </IconButton>
        </Toast>
      )}
    </ToastPlace>
  );
}
