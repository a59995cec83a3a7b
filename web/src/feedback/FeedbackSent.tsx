import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Feedback.module.css";

interface Props {
  /** Message ids. */
  title: string;
  text: string;
  /** Absent when the form is sent only once. */
  onAgain?: () => void;
}

/** Replaces the form after it was sent, and takes the focus. */
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
      <Text as="p" className={styles.lead} text={text} />
      {onAgain && <Button variant="secondary" onClick={onAgain} text="feedback_again" />}
    </div>
  );
}
