import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PrintButton } from "../../records/statement/PrintButton.tsx";
import { BackButton } from "../../ui/button/BackButton.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../Cashier.module.css";

interface Props {
  /** The ids of the texts of the way back, and of a payment that does not exist. */
  back: string;
  missing: string;
  onLeave: () => void;
  /** The payment; nothing when there is none. */
  children: ReactNode;
}

/** One deposit or withdrawal, with the way back to the list. */
export const PaymentScreen = ({ back, missing, onLeave, children }: Props) => (
  <div className={styles.screen}>
    <BackButton onClick={onLeave}>
      <FormattedMessage id={back} />
    </BackButton>
    {children || <EmptyState icon={SearchX} title={missing} />}
    {children && <PrintButton />}
  </div>
);
