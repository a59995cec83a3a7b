import clsx from "clsx";
import { Form, Formik } from "formik";
import { Search, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DaysNotePart } from "../../records/DaysNotePart.tsx";
import type { PeriodSearch } from "../../records/period.ts";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { SavedFiltersButton } from "../savedFilters/SavedFiltersButton.tsx";
import type { AgentReport } from "../savedFilters/savedFilter.ts";
import { PeriodField } from "./PeriodField.tsx";
import styles from "./ReportFilters.module.css";
import { countFilters } from "./reportAddress.ts";
import { reportSchema } from "./reportSchema.ts";

/** What the server has refused: ids of texts by the name of a field. */
export type Refusals = Readonly<Record<string, string>>;

interface Props<Search extends PeriodSearch> {
  /** The report that saved filters belong to. */
  report: AgentReport;
  /** The filters of the address. */
  search: Search;
  /** The address of filters. */
  write: (search: Search) => URLSearchParams;
  refusals: Refusals;
  onSearch: (next: URLSearchParams) => void;
  /** The fields beside the period. */
  children?: ReactNode;
}

/**
 * The filters of a report. They are written to the address, so that they can be shared and gone back to. On phones a
 * button opens them.
 */
export function ReportFilters<Search extends PeriodSearch>({
  report,
  search,
  write,
  refusals,
  onSearch,
  children,
}: Props<Search>) {
  const intl = useIntl();
  const fields = Object.entries(refusals).map(([field, id]) => [field, intl.formatMessage({ id })]);
  const status: Failure = { fields: Object.fromEntries(fields) };
  const count = countFilters(write(search));
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // A refusal is shown under its field.
  const isShown = isOpen || fields.length > 0;
  const find = (next: URLSearchParams) => {
    setOpen(false);
    onSearch(next);
  };

  return (
    <div>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <FormattedMessage id="games_filters" />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <Formik<Search>
        enableReinitialize
        initialValues={search}
        initialStatus={status}
        validationSchema={reportSchema(intl)}
        onSubmit={(values) => find(write(values))}
      >
        <Form id={id} className={clsx(styles.filters, !isShown && styles.folded)} noValidate>
          <PeriodField />
          {children}
          <div className={styles.actions}>
            <Button type="submit">
              <Search size={18} aria-hidden="true" />
              <FormattedMessage id="agent_search" />
            </Button>
            <Button variant="ghost" onClick={() => find(new URLSearchParams())}>
              <FormattedMessage id="agent_reset" />
            </Button>
            <SavedFiltersButton report={report} filters={write(search)} onChoose={find} />
          </div>
          <div className={styles.note}>
            <DaysNotePart />
          </div>
        </Form>
      </Formik>
    </div>
  );
}
