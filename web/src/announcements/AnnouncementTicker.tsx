import { Megaphone, Pause, Play } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AnnouncementTicker_site$key } from "../__generated__/AnnouncementTicker_site.graphql.ts";
import { useHold } from "../ui/motion/useHold.ts";
import { useRotation } from "../ui/motion/useRotation.ts";
import styles from "./AnnouncementTicker.module.css";
import { useNoticeLink } from "./board/useNoticeLink.ts";

/** The operator's headlines, one at a time. The ticker pauses under the pointer, under the focus and on request. */
export function AnnouncementTicker({ site: key }: { site: AnnouncementTicker_site$key }) {
  const { headlines } = useFragment(
    graphql`
      fragment AnnouncementTicker_site on Site @throwOnFieldError {
        headlines: announcements(kinds: [HEADLINE], first: 10) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  const [isPaused, setPaused] = useState(false);
  const { isHeld, handlers } = useHold();
  const { edges } = headlines;
  const current = edges[useRotation(edges.length, !isPaused && !isHeld, edges[0]?.node.id)]?.node;
  if (!current) return null;

  return (
    <section className={styles.ticker} aria-label={formatMessage({ id: "announcements_ticker" })} {...handlers}>
      <Megaphone size={18} className={styles.icon} aria-hidden="true" />
      <Link key={current.id} to={noticeLink(current.id)} className={styles.headline} preventScrollReset>
        {current.title}
      </Link>
      {edges.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={formatMessage({ id: isPaused ? "announcements_resume" : "announcements_pause" })}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      )}
    </section>
  );
}
