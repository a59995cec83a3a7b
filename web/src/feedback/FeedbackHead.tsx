import { Text } from "../ui/text/Text.tsx";
import styles from "./Feedback.module.css";

/** Title and lead of a form for feedback, or of the application of affiliates. */
export const FeedbackHead = ({ kind }: { kind: "feedback" | "affiliate" }) => (
  <header>
    <Text as="h1" className={styles.title} text={kind === "feedback" ? "feedback_title" : "affiliate_title"} />
    <Text as="p" className={styles.lead} text={kind === "feedback" ? "feedback_lead" : "affiliate_lead"} />
  </header>
);
