import { ArrowLeft, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";

interface Props {
  /** The beginning of the ids of the texts `…_all` and `…_not_found`. */
  kind: "deposit" | "withdraw";
  onLeave: () => void;
  /** The payment; nothing when there is none. */
  children: ReactNode;
}

/** One deposit or withdrawal, with the way back to the list. */
export const PaymentScreen = ({ kind, onLeave, children }: Props) => (
  <div className={styles.screen}>
    <Button variant="ghost" size="sm" className={styles.back} onClick={onLeave}>
      <ArrowLeft size={18} aria-hidden="true" /> <FormattedMessage id={`${kind}_all`} />
    </Button>
    {children || <EmptyState icon={<SearchX size={30} />} title={<FormattedMessage id={`${kind}_not_found`} />} />}
  </div>
);
