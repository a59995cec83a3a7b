import clsx from "clsx";
import { FailureNote } from "../../change/FailureNote.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import row from "./PlayLimitRow.module.css";
import { useKeepPlayLimits } from "./useKeepPlayLimits.ts";

/** Asks, above limits that were not reviewed for long, whether they still fit. A change of a limit answers too. */
export function LimitReviewNotice({ onKept }: { onKept: () => void }) {
  const { keep, isBusy, failure } = useKeepPlayLimits(onKept);
  return (
    <div className={clsx(styles.notice, row.question)}>
      <Text as="p" text="limit_review_text" />
      <FailureNote failure={failure} />
      <div className={row.actions}>
        <Button size="sm" isBusy={isBusy} onClick={keep} text="limit_review_keep" />
      </div>
    </div>
  );
}
