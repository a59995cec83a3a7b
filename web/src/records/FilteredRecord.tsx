import type { ReactNode } from "react";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { DaysNote } from "./DaysNote.tsx";
import { RecordBoundary } from "./RecordBoundary.tsx";

interface Props {
  filters: ReactNode;
  /** Whether the answer has times, which are those of the reader's time zone. */
  hasTimes?: boolean;
  children: ReactNode;
}

/** Filters in one row, and below them an answer: they stay while it loads or fails. */
export const FilteredRecord = ({ filters, hasTimes = false, children }: Props) => (
  <>
    <FilterRow>
      {filters}
      <DaysNote hasTimes={hasTimes} />
    </FilterRow>
    <RecordBoundary>{children}</RecordBoundary>
  </>
);
