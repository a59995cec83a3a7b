import { useFormikContext } from "formik";
import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane } from "../../caller/memberAddress.ts";
import formError from "../../forms/FormError.module.css";
import type { FormStatus } from "../../forms/formStatus.ts";
import { RefusalFacts } from "../../refusals/RefusalFacts.tsx";
import styles from "./BetSlip.module.css";
import { SlipInDoubt } from "./SlipInDoubt.tsx";

/** Fields that show their own refusals. */
const PLACED = /^(lines\.|chase\.draws$|chase$)/;

/** Refusals that belong to no line, and what to do about them. */
export function SlipErrors() {
  const status: FormStatus | undefined = useFormikContext().status;
  const { pathname, search } = useLocation();
  const formRefusal = Object.entries(status?.fields ?? {}).find(([field]) => !PLACED.test(field))?.[1];
  const message = status?.form?.message ?? formRefusal;
  if (!message) return <SlipInDoubt />;
  return (
    <div className={styles.refusal}>
      <div className={formError.error} role="alert">
        <TriangleAlert size={18} aria-hidden="true" />
        <div>
          {message}
          <RefusalFacts {...status?.form} />
        </div>
      </div>
      {status?.form?.code === "INSUFFICIENT_BALANCE" && (
        <Link className={styles.link} to={{ pathname, search: searchWithPane(search, "depositv2") }}>
          <FormattedMessage id="deposit" />
        </Link>
      )}
    </div>
  );
}
