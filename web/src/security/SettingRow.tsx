import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./Settings.module.css";
import { type Setting, useSettingLink } from "./settings.ts";

interface Props {
  icon: LucideIcon;
  title: ReactNode;
  /** What is set: a masked value, or that nothing is. */
  state: ReactNode;
  /** What one can do. */
  action: ReactNode;
  /** The screen that the row opens, or what it does instead. */
  opens: Setting | (() => void);
}

/** A setting in the list of the security centre. */
export function SettingRow({ icon: Icon, title, state, action, opens }: Props) {
  const linkTo = useSettingLink();
  const content = (
    <>
      <Icon size={22} aria-hidden="true" className={styles.icon} />
      <span className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={styles.state}>{state}</span>
      </span>
      <span className={styles.action}>{action}</span>
      <ChevronRight size={18} aria-hidden="true" className={styles.arrow} />
    </>
  );
  return (
    <li>
      {typeof opens === "string" ? (
        <Link to={linkTo(opens)} preventScrollReset className={styles.row}>
          {content}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={opens}>
          {content}
        </button>
      )}
    </li>
  );
}
