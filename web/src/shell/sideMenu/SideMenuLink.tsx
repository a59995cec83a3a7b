import type { MouseEventHandler, ReactNode } from "react";
import { NavLink, type To } from "react-router-dom";
import { Text } from "../../ui/text/Text.tsx";
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

/** What an entry of the menu shows: a picture and a name. */
export const EntryFace = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <span className={styles.label}>{children}</span>
  </>
);

/** A number of something new, which `text` says in words; nothing for none. */
export const EntryCount = ({ count, text }: { count: number; text: string }) =>
  count > 0 && (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <Text as="span" className="visually-hidden" text={text} values={{ count }} />
    </span>
  );

export const SideMenuLink = ({ to, icon, label, isPlain = false, mark, onClick }: Props) => (
  <li>
    <NavLink
      to={to}
      end
      aria-current={isPlain ? false : "page"}
      className={({ isActive }) => (isActive && !isPlain ? `${styles.link} ${styles.active}` : (styles.link ?? ""))}
      onClick={onClick}
    >
      <EntryFace icon={icon}>{label}</EntryFace>
      {mark}
    </NavLink>
  </li>
);
