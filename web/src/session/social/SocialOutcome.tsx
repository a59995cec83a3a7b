import { useIntl } from "react-intl";
import { FailureNote } from "../../change/FailureNote.tsx";
import { failureSaying } from "../../relay/failure.ts";
import styles from "./SocialButtons.module.css";

const texts: Record<string, string> = { cancelled: "session_social_cancelled", failed: "session_social_failed" };

/** The result of a login through a social network that did not succeed. */
export function SocialOutcome({ outcome }: { outcome: string }) {
  const { formatMessage } = useIntl();
  // The outcome is a word of the address.
  const id = Object.hasOwn(texts, outcome) ? texts[outcome] : undefined;
  return id ? (
    <div className={styles.outcome}>
      <FailureNote failure={failureSaying(formatMessage({ id }))} />
    </div>
  ) : null;
}
