import { useState } from "react";
import { AffiliateForm } from "./AffiliateForm.tsx";
import styles from "./Feedback.module.css";
import { FeedbackHead } from "./FeedbackHead.tsx";
import { FeedbackSent } from "./FeedbackSent.tsx";

/** The application for becoming an affiliate. */
export function AffiliateScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.page}>
      <FeedbackHead kind="affiliate" />
      <section className={styles.card}>
        {isSent ? (
          <FeedbackSent title="affiliate_sent_title" text="affiliate_sent_text" />
        ) : (
          <AffiliateForm onSent={() => setSent(true)} />
        )}
      </section>
    </div>
  );
}
