import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { recall, remember } from "../../browser/deviceMemory.ts";
import { type Fact, Facts } from "../../ui/text/Facts.tsx";
import styles from "./ReportTotals.module.css";

interface Props {
  /** Names sums that are not those of everything in the filter. */
  title?: ReactNode;
  /** How much is summed up. */
  count?: ReactNode;
  sums: readonly Fact[];
}

/** The sums over everything in the filter, not only over the rows that are shown. */
export const ReportTotals = ({ title = <FormattedMessage id="agent_totals" />, count, sums }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
  <section className={styles.totals} tabIndex={0}>
    <h3 className={styles.title}>
      {title}
      {count && <small>{count}</small>}
    </h3>
    <dl className={styles.sums}>
      <Facts facts={sums} />
    </dl>
  </section>
);

const MEMORY = "agentSums";

/** Sums of several things, in one strip: one line of them where there is room, and the rest behind a button. */
export function TotalsTogether({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(() => recall(MEMORY) === "all");
  return (
    <div className={styles.together} data-open={isOpen}>
      <div className={styles.lines}>{children}</div>
      <button
        type="button"
        className={styles.rest}
        aria-expanded={isOpen}
        onClick={() => {
          remember(MEMORY, isOpen ? "" : "all");
          setOpen(!isOpen);
        }}
      >
        <FormattedMessage id="table_details" />
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
