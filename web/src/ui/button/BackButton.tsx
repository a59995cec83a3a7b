import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { Button } from "./Button.tsx";

/** Leads back to a list. Its arrow stands above the beginning of what is below it. */
export const BackButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="ghost" size="sm" className={styles.back} onClick={onClick}>
    <ArrowLeft size={18} aria-hidden="true" /> {children}
  </Button>
);
