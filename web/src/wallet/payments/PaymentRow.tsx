import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";
import styles from "../Cashier.module.css";

interface Props {
  name: string;
  amount: Money;
  createdAt: string;
  /** Its state. */
  mark: ReactNode;
  onOpen: () => void;
}

/** A deposit or withdrawal in its list; opens it. */
export const PaymentRow = ({ name, amount, createdAt, mark, onOpen }: Props) => (
  <li>
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.rowName}>{name}</span>
      <b className={styles.rowAmount}>
        <Amount {...amount} />
      </b>
      <Moment at={createdAt} className={styles.rowTime} />
      {mark}
      <ChevronRight size={18} className={styles.rowArrow} aria-hidden="true" />
    </button>
  </li>
);
