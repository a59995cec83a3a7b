import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { AffiliateForm } from "./AffiliateForm.tsx";
import styles from "./Feedback.module.css";
import { FeedbackSent } from "./FeedbackSent.tsx";

/** The application for becoming an affiliate. */
export function AffiliateScreen() {
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <FormattedMessage id="affiliate_title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="affiliate_lead" />
        </p>
      </header>
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
