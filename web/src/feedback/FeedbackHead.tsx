import { FormattedMessage } from "react-intl";
import styles from "./Feedback.module.css";

/** Title and lead of a form for feedback, or of the application of affiliates. */
export const FeedbackHead = ({ kind }: { kind: "feedback" | "affiliate" }) => (
  <header>
    <h1 className={styles.title}>
      <FormattedMessage id={kind === "feedback" ? "feedback_title" : "affiliate_title"} />
    </h1>
    <p className={styles.lead}>
      <FormattedMessage id={kind === "feedback" ? "feedback_lead" : "affiliate_lead"} />
    </p>
  </header>
);
