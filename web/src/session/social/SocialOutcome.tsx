import clsx from "clsx";
import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import formError from "../../forms/FormError.module.css";
import styles from "./SocialButtons.module.css";

const texts: Record<string, string> = { cancelled: "session_social_cancelled", failed: "session_social_failed" };

/** The result of a login through a social network that did not succeed. */
export function SocialOutcome({ outcome }: { outcome: string }) {
  // The outcome is a word of the address.
  const text = Object.hasOwn(texts, outcome) ? texts[outcome] : undefined;
  if (!text) return null;
  return (
    <p className={clsx(formError.error, styles.outcome)} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id={text} />
      </span>
    </p>
  );
}
