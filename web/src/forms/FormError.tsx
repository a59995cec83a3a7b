import { getIn, useFormikContext } from "formik";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { RefusalFacts } from "../refusals/RefusalFacts.tsx";
import styles from "./FormError.module.css";
import type { FormStatus } from "./formStatus.ts";

interface Props {
  /** What stands here when no answer came, and while there is no error. */
  unanswered?: ReactNode;
}

/** Shows the error of the whole form, or of something that the form has no field for, or that no answer came. */
export function FormError({ unanswered }: Props) {
  const form = useFormikContext();
  const status: FormStatus | undefined = form.status;
  const [, ofNoField] =
    Object.entries(status?.fields ?? {}).find(([name]) => getIn(form.values, name) === undefined) ?? [];
  const message = status?.form?.message ?? ofNoField;
  if (!message && unanswered !== undefined) return unanswered;
  if (!message && !status?.isBroken) return null;
  return (
    <div className={styles.error} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        {message ? <span>{message}</span> : <FormattedMessage id="error_network" />}
        <RefusalFacts {...status?.form} />
      </div>
    </div>
  );
}
