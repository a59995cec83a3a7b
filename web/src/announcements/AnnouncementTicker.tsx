import clsx from "clsx";
import { Megaphone, Pause, Play } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AnnouncementTicker_site$key } from "../__generated__/AnnouncementTicker_site.graphql.ts";
import { useClaimCount } from "../rewards/claimCount.ts";
import { useHold } from "../ui/motion/useHold.ts";
import { useRotation } from "../ui/motion/useRotation.ts";
import styles from "./AnnouncementTicker.module.css";
import { useNoticeLink } from "./board/useNoticeLink.ts";

const CLAIMS = "claims";

/**
 * What the member can claim, and the operator's headlines, one at a time. The ticker pauses under the pointer, under the focus
 * and on request.
 */
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
  const claimable = useClaimCount();
  const lines = headlines.edges.map(({ node: { id, title } }) => ({ id, title, to: noticeLink(id) }));
  // The count comes after the screen: where no headline has a place for it, it would move the screen down.
  if (claimable > 0 && lines.length > 0)
    lines.unshift({
      id: CLAIMS,
      title: formatMessage({ id: "rewards_waiting" }, { count: claimable }),
      to: "/rewards",
    });
  const current = lines[useRotation(lines.length, !isPaused && !isHeld, lines[0]?.id)];
  if (!current) return null;

  return (
    <section className={styles.ticker} aria-label={formatMessage({ id: "announcements_ticker" })} {...handlers}>
      <Megaphone size={18} className={styles.icon} aria-hidden="true" />
      <Link
        key={current.id}
        to={current.to}
        className={clsx(styles.headline, current.id === CLAIMS && styles.own)}
        preventScrollReset={current.id !== CLAIMS}
      >
        {current.title}
      </Link>
      {lines.length > 1 && (
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
