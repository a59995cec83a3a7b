import { Bookmark } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { MailedRecordInput } from "./ReportMail.tsx";
import type { AgentReport } from "./savedFilter.ts";

const SavedFilters = lazyPart(async () => (await import("./SavedFilters.tsx")).SavedFilters, "agent");

interface Props {
  report: AgentReport;
  /** The address of the present filters. */
  filters: URLSearchParams;
  /** The report with the present filters, where it can be sent by e-mail. */
  record: MailedRecordInput | undefined;
  onChoose: (filters: URLSearchParams) => void;
}

/** The button that opens the saved filters of a report. */
export function SavedFiltersButton({ report, filters, record, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Bookmark size={18} aria-hidden="true" />
        <FormattedMessage id="agent_filters" />
      </Button>
      {isOpen && (
        <Suspense>
          <SavedFilters
            report={report}
            query={filters.toString()}
            record={record}
            onChoose={(query) => {
              setOpen(false);
              onChoose(new URLSearchParams(query));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
