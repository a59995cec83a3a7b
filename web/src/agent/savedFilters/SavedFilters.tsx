import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { SavedFiltersQuery } from "../../__generated__/SavedFiltersQuery.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import type { MailedRecordInput } from "./ReportMail.tsx";
import { SavedFilterList } from "./SavedFilterList.tsx";
import type { AgentReport } from "./savedFilter.ts";

interface Props {
  report: AgentReport;
  /** The present filters, as in the address. */
  query: string;
  /** The report with the present filters, where it can be sent by e-mail. */
  record: MailedRecordInput | undefined;
  onChoose: (query: string) => void;
  onClose: () => void;
}

/** The filters of a report that the agent has saved: to choose, to rename, to delete, to send by e-mail, and to save the present ones. */
export const SavedFilters = ({ onClose, ...rest }: Props) => (
  <Dialog title={<FormattedMessage id="agent_filters" />} size="sm" onClose={onClose}>
    <ScreenPart skeleton={<Skeleton style={{ height: "12rem" }} />}>
      <Content {...rest} />
    </ScreenPart>
  </Dialog>
);

function Content(props: Omit<Props, "onClose">) {
  const { viewer } = useFreshQuery<SavedFiltersQuery>(graphql`
    query SavedFiltersQuery @throwOnFieldError {
      viewer {
        agent {
          ...SavedFilterList_agent
        }
      }
    }
  `);
  return viewer.agent && <SavedFilterList agent={viewer.agent} {...props} />;
}
