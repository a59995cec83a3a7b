import { useState } from "react";
import styles from "./Feedback.module.css";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { FeedbackHead } from "./FeedbackHead.tsx";
import { FeedbackSent } from "./FeedbackSent.tsx";

/** The form for feedback to the operator, for guests and members. */
export function FeedbackScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.page}>
      <FeedbackHead kind="feedback" />
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
