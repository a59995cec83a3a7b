import { useState } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Feedback.module.css";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { FeedbackSent } from "./FeedbackSent.tsx";

/** The form for feedback to the operator, for guests and members. */
export function FeedbackScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <FormattedMessage id="feedback_title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="feedback_lead" />
        </p>
      </header>
      <section className={styles.card}>
        {isSent ? (
          <FeedbackSent title="feedback_sent_title" text="feedback_sent_text" onAgain={() => setSent(false)} />
        ) : (
          <FeedbackForm onSent={() => setSent(true)} />
        )}
      </section>
    </div>
  );
}
