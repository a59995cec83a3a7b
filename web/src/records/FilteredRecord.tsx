import type { ComponentType } from "react";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { RecordBoundary } from "./RecordBoundary.tsx";
import { useRecordAddress } from "./useRecordAddress.ts";

export interface RecordFiltersProps {
  /** The address with what was chosen. */
  params: URLSearchParams;
  /** Sets parameters of the address; an empty value removes one. */
  onFilter: (values: Readonly<Record<string, string>>) => void;
}

export interface RecordAnswerProps {
  /** The address of what is shown. */
  params: URLSearchParams;
  /** Whether another answer is on its way. */
  isBusy: boolean;
  /** Opens the page after a cursor; the first page for null. */
  onPage: (after: string | null) => void;
}

interface Props {
  Filters: ComponentType<RecordFiltersProps>;
  Answer: ComponentType<RecordAnswerProps>;
}

/** A record that the address filters: its filters stay while its answer loads or fails. */
export function FilteredRecord({ Filters, Answer }: Props) {
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  return (
    <>
      <FilterRow>
        <Filters params={params} onFilter={filter} />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} onPage={goToPage} />
      </RecordBoundary>
    </>
  );
}
