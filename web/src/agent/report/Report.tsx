import type { ReactNode } from "react";
import { DaysNote } from "../../records/DaysNote.tsx";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./Report.module.css";

const UnknownAccount = lazyPart(async () => (await import("./UnknownAccount.tsx")).UnknownAccount, "agent");

interface Props {
  /** The id of the text that names the report; none for a part of a screen that has a name and a `DaysNote`. */
  title?: string;
  /** Stands beside the title. Nothing without one. */
  aside?: ReactNode;
  /** `ReportFilters`. */
  filters: ReactNode;
  /** Says that nobody has the name in the filter. */
  stranger?: ReactNode;
  children: ReactNode;
}

/** A report: its filters, and below them its answer, or why there is none. */
export const Report = ({ title, aside, filters, stranger = <UnknownAccount />, children }: Props) => (
  <div className={styles.screen}>
    {title && (
      <div className={styles.head}>
        <Text as="h2" className={styles.title} text={title} />
        <DaysNote hasTimes />
        {aside}
      </div>
    )}
    {filters}
    <RecordBoundary stranger={stranger}>{children}</RecordBoundary>
  </div>
);
