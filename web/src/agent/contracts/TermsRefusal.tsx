import { useFormFailure } from "../../forms/useFormFailure.ts";
import styles from "../downline/Downline.module.css";

/** Why the gateway refused the terms as a whole, below the fields. */
export function TermsRefusal() {
  const message = useFormFailure()?.fields.terms;
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.refusal}>
      {message}
    </p>
  );
}
