import { ReceiptText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Says that nothing meets a filter, in texts with these ids. */
export const RecordEmpty = ({ title, text }: { title: string; text?: string }) => (
  <EmptyState icon={ReceiptText} title={title}>
    {text && <FormattedMessage id={text} />}
  </EmptyState>
);
