import clsx from "clsx";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type Changes, countFilters } from "../../records/search.ts";
import type { SearchState } from "../../records/useSearch.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { MailedRecordInput } from "../savedFilters/ReportMail.tsx";
import { SavedFiltersButton } from "../savedFilters/SavedFiltersButton.tsx";
import type { AgentReport } from "../savedFilters/savedFilter.ts";
import styles from "./ReportFilters.module.css";

interface Props {
  /** The report that saved filters belong to. */
  report: AgentReport;
  state: SearchState<unknown>;
  /** The report with the present filters, where it can be sent by e-mail. */
  record?: MailedRecordInput;
  /** Parameters that stay when the filters are taken away. */
  kept?: Changes;
  children: ReactNode;
}

/**
 * The filters of a report as one row. A choice counts at once, a `TextFilter` when it is submitted. On phones a button opens
 * them.
 */
export function ReportFilters({ report, state: { search, own, set }, record, kept, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(own);
  const replace = (next: URLSearchParams) => {
    setOpen(false);
    set({ ...Object.fromEntries(search.names.map((name) => [name, ""])), ...Object.fromEntries(next), ...kept });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) return;
    setOpen(false);
    const typed = [...new FormData(event.currentTarget)];
    set(Object.fromEntries(typed.map(([name, text]) => [name, String(text)])));
  };
  return (
    <div>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        <FormattedMessage id="games_filters" />
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </button>
      <form id={id} className={clsx(styles.filters, !isOpen && styles.folded)} noValidate onSubmit={submit}>
        {children}
        <div className={styles.actions}>
          <Button type="submit">
            <Search size={18} aria-hidden="true" />
            <FormattedMessage id="agent_search" />
          </Button>
          <Button variant="ghost" onClick={() => replace(new URLSearchParams())} text="agent_reset" />
          <SavedFiltersButton report={report} filters={own} record={record} onChoose={replace} />
        </div>
      </form>
    </div>
  );
}
