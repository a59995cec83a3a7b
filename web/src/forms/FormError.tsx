import { getIn, useFormikContext } from "formik";
import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { type MoneyChange, useInDoubt } from "../idempotency/sentChanges.ts";
import { RefusalFacts } from "../refusals/RefusalFacts.tsx";
import styles from "./FormError.module.css";
import type { FormStatus } from "./formStatus.ts";

/**
 * Shows the error of the whole form, or of something that the form has no field for, or that no answer came. A form that moves
 * money says so as long as nobody knows whether the change arrived, also after a reload.
 */
export function FormError({ change }: { change?: MoneyChange }) {
  const form = useFormikContext();
  const isInDoubt = useInDoubt(change) && !form.isSubmitting;
  const status: FormStatus | undefined = form.status;
  const [, ofNoField] =
    Object.entries(status?.fields ?? {}).find(([name]) => getIn(form.values, name) === undefined) ?? [];
  const message = status?.form?.message ?? ofNoField;
  // Another tab may have got the answer meanwhile.
  const isUnanswered = change === undefined ? status?.isBroken : isInDoubt;
  if (!message && !isUnanswered) return null;
  return (
    <div className={styles.error} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        {message ?? <FormattedMessage id={change === undefined ? "error_network" : "money_in_doubt"} />}
        <RefusalFacts {...status?.form} />
      </div>
    </div>
  );
}
