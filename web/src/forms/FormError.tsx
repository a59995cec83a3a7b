import { useFormikContext } from "formik";
import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "./FormError.module.css";
import type { FormStatus } from "./formStatus.ts";

/** Shows the error of the whole form, or that no answer came. */
export function FormError() {
  const status: FormStatus | undefined = useFormikContext().status;
  if (!status?.form && !status?.isBroken) return null;
  return (
    <p className={styles.error} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>{status.form?.message ?? <FormattedMessage id="error_network" />}</span>
    </p>
  );
}
