import { type ComponentType, Fragment } from "react";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { usePhone } from "../ui/layout/usePhone.ts";
import { RecordBoundary } from "./RecordBoundary.tsx";
import { RecordFrame } from "./recordFrame.ts";
import { afterParam, useRecordAddress } from "./useRecordAddress.ts";

export interface RecordFiltersProps {
  /** The address with what was chosen. */
  params: URLSearchParams;
  /** Sets parameters of the address; an empty value removes one. */
  onFilter: (values: Readonly<Record<string, string>>) => void;
}

/** What a component gets that asks for one page of a record and shows it in a `RecordPage`. */
export interface RecordAnswerProps {
  /** The address of what is shown. */
  params: URLSearchParams;
  /** The cursor before the page; null for the first one. */
  after: string | null;
  /** Another number asks again. */
  fetchKey: number;
  /** Called after a change of rows by their own buttons. */
  onChanged: () => void;
}

interface Props {
  Filters: ComponentType<RecordFiltersProps>;
  Answer: ComponentType<RecordAnswerProps>;
  fetchKey?: number;
  onChanged?: () => void;
}

/**
 * A record that the address filters: its filters stay while its answer loads or fails. On wide screens the address says which
 * page is shown; on phones the record begins with the first one, and the next ones open below it.
 */
export function FilteredRecord({ Filters, Answer, fetchKey = 0, onChanged = () => {} }: Props) {
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  const isEndless = usePhone();
  const renderPage = (after: string | null) => (
    <Answer params={shown} after={after} fetchKey={fetchKey} onChanged={onChanged} />
  );
  const frame = { isBusy, onPage: goToPage, renderNext: isEndless ? renderPage : null, isNext: false };
  return (
    <>
      <FilterRow>
        <Filters params={params} onFilter={filter} />
      </FilterRow>
      <RecordBoundary>
        <RecordFrame value={frame}>
          {/* Another filter begins with one page. */}
          <Fragment key={filterIn(shown)}>{renderPage(isEndless ? null : shown.get(afterParam))}</Fragment>
        </RecordFrame>
      </RecordBoundary>
    </>
  );
}

function filterIn(params: URLSearchParams): string {
  const filter = new URLSearchParams(params);
  filter.delete(afterParam);
  return filter.toString();
}
