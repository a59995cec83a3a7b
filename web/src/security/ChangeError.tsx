import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "../forms/FormError.module.css";
import type { ChangeFault } from "./useChange.ts";

/** Shows why a change did not happen. */
export function ChangeError({ fault }: { fault: ChangeFault }) {
  if (fault === null) return null;
  return (
    <p className={styles.error} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>{fault === "network" ? <FormattedMessage id="error_network" /> : fault.message}</span>
    </p>
  );
}
