import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { CurrencyNote } from "./CurrencyNote.tsx";

interface Props {
  title: string;
  text?: string;
  /** It is a record of the wallet in use, not of all currencies. */
  isOfWallet?: boolean;
  action?: ReactNode;
}

/** Says that nothing meets a filter, in texts with these ids. */
export const RecordEmpty = ({ title, text, isOfWallet = false, action }: Props) => (
  <EmptyState icon={ReceiptText} title={title} action={action}>
    {text && <FormattedMessage id={text} />}
    {isOfWallet && <CurrencyNote kind="records" />}
  </EmptyState>
);
