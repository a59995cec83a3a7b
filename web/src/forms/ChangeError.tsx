import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "./FormError.module.css";

/** Why a change did not happen: a message of the gateway, or no usable answer. */
export type ChangeFault = { readonly message: string } | "network" | null;

/** Shows why a change did not happen, also within a paragraph. */
export function ChangeError({ fault }: { fault: ChangeFault }) {
  if (fault === null) return null;
  return (
    <span className={styles.error} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>{fault === "network" ? <FormattedMessage id="error_network" /> : fault.message}</span>
    </span>
  );
}
