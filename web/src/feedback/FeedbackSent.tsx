import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import styles from "./Feedback.module.css";

interface Props {
  /** Names of texts. */
  title: string;
  text: string;
  /** Absent where once is enough. */
  onAgain?: () => void;
}

/** Takes the form's place when it has arrived, and the focus with it. */
export function FeedbackSent({ title, text, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.sentIcon} aria-hidden="true">
        <MailCheck size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        <FormattedMessage id={title} />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage id={text} />
      </p>
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="feedback_again" />
        </Button>
      )}
    </div>
  );
}
