import { StickyNote } from "lucide-react";
import { useIntl } from "react-intl";
import styles from "./Downline.module.css";

/** Says that the agent has notes about an account; nothing without one. */
export function NoteMark({ count }: { count: number | null | undefined }) {
  const label = useIntl().formatMessage({ id: "agent_notes_count" }, { count: count ?? 0 });
  if (!count) return null;
  return (
    <span role="img" aria-label={label} title={label}>
      <StickyNote size={14} className={styles.noted} aria-hidden="true" />
    </span>
  );
}
