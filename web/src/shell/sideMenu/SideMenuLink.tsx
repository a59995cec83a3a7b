import type { MouseEventHandler, ReactNode } from "react";
import { NavLink, type To } from "react-router-dom";
import styles from "./SideMenu.module.css";

interface Props {
  to: To;
  icon: ReactNode;
  label: string;
  /** Never marked as the current page. */
  isPlain?: boolean;
  /** Stands after the label: a mark for something new. */
  mark?: ReactNode;
  onClick?: MouseEventHandler;
}

export const SideMenuLink = ({ to, icon, label, isPlain = false, mark, onClick }: Props) => (
  <li>
    <NavLink
      to={to}
      end
      aria-current={isPlain ? false : "page"}
      className={({ isActive }) => (isActive && !isPlain ? `${styles.link} ${styles.active}` : (styles.link ?? ""))}
      onClick={onClick}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{label}</span>
      {mark}
    </NavLink>
  </li>
);
