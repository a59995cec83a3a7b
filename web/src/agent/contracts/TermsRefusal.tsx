import { useFormikContext } from "formik";
import type { FormStatus } from "../../forms/formStatus.ts";
import styles from "../downline/Downline.module.css";

/** Why the gateway refused the terms as a whole, below their fields. */
export function TermsRefusal() {
  const status: FormStatus | undefined = useFormikContext().status;
  const refusal = status?.fields.terms ?? status?.fields.period;
  if (refusal === undefined) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {refusal}
    </p>
  );
}
