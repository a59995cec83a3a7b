import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { searchWithPane } from "../../caller/memberAddress.ts";
import { FormError } from "../../forms/FormError.tsx";
import { useFormFailure } from "../../forms/useFormFailure.ts";
import styles from "./BetSlip.module.css";
import { SlipInDoubt } from "./SlipInDoubt.tsx";

/** Fields that show their own failures. */
const PLACED = /^(lines\.|chase\.draws$|chase$)/;

/** Failures that belong to no line, and what to do about them. */
export function SlipErrors() {
  const failure = useFormFailure();
  const { pathname, search } = useLocation();
  const note = <FormError unanswered={<SlipInDoubt />} isPlaced={(field) => PLACED.test(field)} />;
  if (failure?.whole?.code !== "INSUFFICIENT_BALANCE") return note;
  return (
    <div className={styles.failure}>
      {note}
      <Link className={styles.link} to={{ pathname, search: searchWithPane(search, "depositv2") }}>
        <FormattedMessage id="deposit" />
      </Link>
    </div>
  );
}
