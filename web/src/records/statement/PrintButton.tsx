import { Printer } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./Print.module.css";

/** Prints the page; the style sheet of the screen says which part of it. */
export const PrintButton = () => (
  <Button size="sm" variant="ghost" className={styles.button} onClick={() => print()}>
    <Printer size={16} aria-hidden="true" />
    <FormattedMessage id="statement_print" />
  </Button>
);
