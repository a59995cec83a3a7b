import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../browser/deviceMemory.ts";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import { countPage, startAnalytics, stopAnalytics } from "./analytics.ts";
import styles from "./Consent.module.css";
import { speedConsent } from "./speedConsent.ts";

const COUNT_KEY = "analyticsConsent";

/** Here the answer can be changed. */
const PRIVACY = "/privacy";

interface Props {
  /** The brand's Google tag, if it has one. */
  analyticsId: string | null | undefined;
  /** The operator wants to know how fast pages are. */
  asksForSpeed: boolean;
  /** The router's key of the first screen. This part may load after the visitor has left it. */
  arrival: string;
}

/**
 * Asks once on each device whether visits may be counted and pages timed, and does both only after a yes. The question waits
 * until the visitor has gone on from the first screen, so that it never lies over a stranger's first tap. The page about
 * privacy asks at each visit.
 */
export function Consent({ analyticsId, asksForSpeed, arrival }: Props) {
  const { formatMessage } = useIntl();
  const { pathname, key: visit } = useLocation();
  const keys = [...(analyticsId ? [COUNT_KEY] : []), ...(asksForSpeed ? [speedConsent.key] : [])];
  const [isAnswered, setAnswered] = useState(() => keys.every((key) => recall(key) !== null));
  const [isGranted, setGranted] = useState(() => recall(COUNT_KEY) === "yes");
  const [answeredIn, setAnsweredIn] = useState<string | null>(null);
  useEffect(() => {
    speedConsent.isAsked = asksForSpeed;
  }, [asksForSpeed]);
  useEffect(() => {
    if (isGranted && analyticsId) startAnalytics(analyticsId);
  }, [isGranted, analyticsId]);
  useEffect(() => {
    if (isGranted && analyticsId) countPage(pathname);
  }, [isGranted, analyticsId, pathname]);
  const isAsking = pathname === PRIVACY ? answeredIn !== visit || !isAnswered : !isAnswered && visit !== arrival;
  if (!isAsking) return null;

  const decide = (next: "yes" | "no") => {
    for (const key of keys) remember(key, next);
    if (next === "no" && analyticsId) stopAnalytics(analyticsId);
    setGranted(next === "yes");
    setAnswered(true);
    setAnsweredIn(visit);
  };
  return (
    <section className={styles.banner} aria-label={formatMessage({ id: "consent_title" })}>
      <div>
        <Text as="h2" className={styles.title} text="consent_title" />
        <p className={styles.text}>
          {analyticsId && (
            <span>
              <FormattedMessage id="consent_text" />{" "}
            </span>
          )}
          {asksForSpeed && <Text as="span" text="consent_speed" />}
        </p>
      </div>
      <div className={styles.answers}>
        <Button size="sm" variant="secondary" onClick={() => decide("no")} text="consent_no" />
        <Button size="sm" onClick={() => decide("yes")} text="consent_yes" />
      </div>
    </section>
  );
}
