import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { RefusalFacts } from "../refusals/RefusalFacts.tsx";
import { type Failure, messageOf } from "../relay/failure.ts";
import styles from "./FailureNote.module.css";

/** Says why a change did not happen, also within a paragraph. Nothing while there is no failure. */
export function FailureNote({ failure }: { failure: Failure | null | undefined }) {
  if (!failure) return null;
  return (
    <span className={styles.failure} role="alert">
      <TriangleAlert size={18} aria-hidden="true" />
      <span>
        {messageOf(failure) ?? <FormattedMessage id="error_network" />}
        <RefusalFacts {...failure.whole} />
      </span>
    </span>
  );
}
