import { FormattedMessage } from "react-intl";
import { Count } from "../ui/notice/Count.tsx";
import styles from "./MissionCount.module.css";

interface Props {
  count: number | null | undefined;
  of: "open" | "claimable";
}

/** A number of missions, and what it counts, beside the name of a menu entry; nothing when there are none. */
export function MissionCount({ count, of }: Props) {
  if (!count) return null;
  return (
    <Count className={styles.badge} data-of={of}>
      <FormattedMessage id={`missions_count_${of}`} values={{ count }} />
    </Count>
  );
}
