import { useFormFailure } from "../../forms/useFormFailure.ts";
import styles from "../downline/Downline.module.css";

/** Why the gateway refused the terms as a whole, below their fields. */
export function TermsRefusal() {
  const { fields } = useFormFailure() ?? {};
  const message = fields?.terms ?? fields?.period;
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {message}
    </p>
  );
}
