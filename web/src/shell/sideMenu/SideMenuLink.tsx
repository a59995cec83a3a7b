import type { ReactNode } from "react";
import { NavLink, type To } from "react-router-dom";
import styles from "./SideMenu.module.css";

interface Props {
  to: To;
  icon: ReactNode;
  label: string;
  /** Never marked as the current page. */
  isPlain?: boolean;
  /** After the label: a mark for news. */
  mark?: ReactNode;
}

export const SideMenuLink = ({ to, icon, label, isPlain = false, mark }: Props) => (
  <li>
    <NavLink
      to={to}
      end
      className={({ isActive }) => (isActive && !isPlain ? `${styles.link} ${styles.active}` : (styles.link ?? ""))}
      title={label}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      {mark}
    </NavLink>
  </li>
);
