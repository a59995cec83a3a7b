import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../browser/deviceMemory.ts";
import { Button } from "../ui/button/Button.tsx";
import { countPage, startAnalytics, stopAnalytics } from "./analytics.ts";
import styles from "./Consent.module.css";

const KEY = "analyticsConsent";

/** Here the answer can be changed. */
const PRIVACY = "/privacy";

interface Props {
  readonly analyticsId: string;
  /** The router's key of the first screen. This part may load after the visitor has left it. */
  readonly arrival: string;
}

/**
 * Asks once on each device whether visits may be counted, and counts them only after a yes. The question waits until the
 * visitor has gone on from the first screen, so that it never lies over a stranger's first tap. The page about privacy
 * asks at each visit.
 */
export function Consent({ analyticsId, arrival }: Props) {
  const { formatMessage } = useIntl();
  const { pathname, key: visit } = useLocation();
  const [answer, setAnswer] = useState(() => recall(KEY));
  const [answeredIn, setAnsweredIn] = useState<string | null>(null);
  const isGranted = answer === "yes";
  useEffect(() => {
    if (isGranted) startAnalytics(analyticsId);
  }, [isGranted, analyticsId]);
  useEffect(() => {
    if (isGranted) countPage(pathname);
  }, [isGranted, pathname]);
  const isAsking =
    pathname === PRIVACY ? answeredIn !== visit || answer === null : answer === null && visit !== arrival;
  if (!isAsking) return null;

  const decide = (next: "yes" | "no") => {
    remember(KEY, next);
    if (next === "no") stopAnalytics(analyticsId);
    setAnswer(next);
    setAnsweredIn(visit);
  };
  return (
    <section className={styles.banner} aria-label={formatMessage({ id: "consent_title" })}>
      <div>
        <h2 className={styles.title}>
          <FormattedMessage id="consent_title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="consent_text" />
        </p>
      </div>
      <div className={styles.answers}>
        <Button size="sm" variant="secondary" onClick={() => decide("no")}>
          <FormattedMessage id="consent_no" />
        </Button>
        <Button size="sm" onClick={() => decide("yes")}>
          <FormattedMessage id="consent_yes" />
        </Button>
      </div>
    </section>
  );
}
