import clsx from "clsx";
import { Link } from "react-router-dom";
import styles from "./Logo.module.css";
import { LogoMark } from "./LogoMark.tsx";

/** The logo with the brand's name; only the logo on phones. */
export const Logo = ({ name, className }: { name: string; className?: string | undefined }) => (
  <Link to="/" className={clsx(styles.logo, className)} aria-label={name}>
    <LogoMark />
    <span className={styles.name}>{name}</span>
  </Link>
);
