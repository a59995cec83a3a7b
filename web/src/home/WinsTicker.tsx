import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { WinsTickerQuery } from "../__generated__/WinsTickerQuery.graphql.ts";
import type { WinsTickerSubscription } from "../__generated__/WinsTickerSubscription.graphql.ts";
import { useKeptRecords } from "../relay/useKeptRecords.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useWatch } from "../relay/useWatch.ts";
import { useHold } from "../ui/motion/useHold.ts";
import { useReducedMotion } from "../ui/motion/useReducedMotion.ts";
import { useRotation } from "../ui/motion/useRotation.ts";
import { TextLink } from "../ui/text/TextLink.tsx";
import { WinChip } from "./WinChip.tsx";
import styles from "./WinsTicker.module.css";

const MOST_WINS = 20;

/**
 * The larger wins, the latest first, one at a time. The ticker pauses under the pointer, under the focus, on request,
 * and for visitors who want no motion; new wins appear when it continues. Screen readers do not announce it.
 */
export function WinsTicker() {
  const { site } = useOwnQuery<WinsTickerQuery>(
    graphql`
      query WinsTickerQuery @throwOnFieldError {
        site {
          recentWins {
            key
            ...WinChip_win
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  useWatch<WinsTickerSubscription>(
    graphql`
      subscription WinsTickerSubscription {
        won {
          key
          ...WinChip_win
        }
      }
    `,
    {},
    {
      updater: (store) => {
        const won = store.getRootField("won");
        const site = store.getRoot().getLinkedRecord("site");
        const wins = site?.getLinkedRecords("recentWins");
        if (!won || !site || !wins || wins.some((win) => win?.getValue("key") === won.getValue("key"))) return;
        site.setLinkedRecords([won, ...wins].slice(0, MOST_WINS), "recentWins");
      },
    },
  );
  const { formatMessage } = useIntl();
  const isCalm = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const { isHeld, handlers } = useHold();
  const isRunning = !isPaused && !isHeld;
  const [shown, setShown] = useState(site.recentWins);
  useKeptRecords(shown !== site.recentWins);
  if (isRunning && !isCalm && shown !== site.recentWins) setShown(site.recentWins);
  const step = useRotation(shown.length, isRunning, shown[0]?.key);
  if (shown.length === 0) return null;
  const wins = [...shown.slice(step), ...shown.slice(0, step)];

  return (
    <section className={styles.ticker} aria-label={formatMessage({ id: "winners_live" })} {...handlers}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span key={step} className={styles.pulse} data-running={isRunning || undefined} aria-hidden="true" />
          <FormattedMessage id="winners_live" />
        </h2>
        <TextLink to="/winners" className={styles.all} text="winners" />
        {!isCalm && (
          <button
            type="button"
            className={styles.pause}
            aria-label={formatMessage({ id: isPaused ? "winners_resume" : "winners_pause" })}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          </button>
        )}
      </header>
      <div className={styles.window}>
        <ul className={styles.track} data-step={step === 0 ? undefined : step % 2}>
          {wins.map((win) => (
            <li key={win.key}>
              <WinChip win={win} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
