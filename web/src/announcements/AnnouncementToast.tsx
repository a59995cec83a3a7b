import { Megaphone, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { IconButton } from "../ui/button/IconButton.tsx";
import { useHold } from "../ui/motion/useHold.ts";
import { Toast, ToastPlace } from "../ui/notice/Toast.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./AnnouncementToast.module.css";
import { useNoticeLink } from "./board/useNoticeLink.ts";
import type { Arrival } from "./useAnnouncementArrivals.ts";

const SHOWN_MS = 9_000;

interface Props {
  arrival: Arrival;
  onClose: () => void;
}

/** The place of the toast for a new announcement. */
export const AnnouncementToast = ({ arrival, onClose }: { arrival: Arrival | null; onClose: () => void }) => (
  <ToastPlace role="status">{arrival && <Arrived key={arrival.id} arrival={arrival} onClose={onClose} />}</ToastPlace>
);

/** A toast that closes by itself, unless the pointer or the focus is on it. */
function Arrived({ arrival, onClose }: Props) {
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  // Each toast has its own state: one that is closed under the pointer never reports that the pointer has left it.
  const { isHeld, handlers } = useHold();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <Toast {...handlers}>
      <Megaphone size={20} aria-hidden="true" />
      <p className={styles.words}>
        <Text as="span" className={styles.kind} text="announcements_new" />
        <Link to={noticeLink(arrival.id)} className={styles.link} preventScrollReset onClick={onClose}>
          {arrival.title}
        </Link>
      </p>
      <IconButton label={formatMessage({ id: "close" })} onClick={onClose}>
        <X size={18} />
      </IconButton>
    </Toast>
  );
}
