import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { FailureNote } from "../change/FailureNote.tsx";
import type { Failure } from "../relay/failure.ts";
import { useFocusReplacement } from "../ui/control/useFocusReplacement.ts";
import styles from "./Rewards.module.css";

interface Props {
  Icon: LucideIcon;
  title: ReactNode;
  /** Nothing of it can be claimed any more. */
  isOver?: boolean;
  /** Its worth. */
  amount?: ReactNode;
  /** The button that claims it; when it is over, what became of it, which can take the focus. */
  action?: ReactNode;
  failure?: Failure | null;
  /** Lines below the title. */
  children?: ReactNode;
}

/** Something to claim, of any kind: what it is for, its worth, and its button. */
export function ClaimRow({ Icon, title, isOver = false, amount, action, failure, children }: Props) {
  const side = useRef<HTMLDivElement>(null);
  useFocusReplacement(side, isOver);
  return (
    <li className={styles.row} data-over={isOver || undefined}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>{title}</h3>
        {children}
      </div>
      <div ref={side} className={styles.side} aria-live="polite">
        <b className={styles.amount}>{amount}</b>
        {action}
      </div>
      {/* A claim that another page has made is no failure. */}
      <FailureNote failure={isOver ? null : (failure ?? null)} />
    </li>
  );
}
