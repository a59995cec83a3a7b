import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { recall, remember } from "../ui/deviceMemory.ts";

const ageKey = "ageConfirmed";

/** Asks once a device whether the visitor is old enough, before the first game with play money. */
export function AgeCheck({ age, onRefused, children }: { age: number; onRefused: () => void; children: ReactNode }) {
  const [isConfirmed, setConfirmed] = useState(() => Number(recall(ageKey)) >= age);
  if (isConfirmed) return children;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="games_age_title" values={{ age }} />}
      confirm={<FormattedMessage id="games_age_yes" />}
      cancel={<FormattedMessage id="games_age_no" />}
      onConfirm={() => {
        remember(ageKey, String(age));
        setConfirmed(true);
      }}
      onClose={onRefused}
    >
      <FormattedMessage id="games_age_text" values={{ age }} />
    </ConfirmDialog>
  );
}
