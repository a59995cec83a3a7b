import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

const ageKey = "ageConfirmed";

/** Asks once a session whether the visitor is old enough, before the first game with play money. */
export function AgeCheck({ age, onRefused, children }: { age: number; onRefused: () => void; children: ReactNode }) {
  const [isConfirmed, setConfirmed] = useState(() => sessionStorage.getItem(ageKey) === String(age));
  if (isConfirmed) return children;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="games_age_title" values={{ age }} />}
      confirm={<FormattedMessage id="games_age_yes" />}
      cancel={<FormattedMessage id="games_age_no" />}
      onConfirm={() => {
        sessionStorage.setItem(ageKey, String(age));
        setConfirmed(true);
      }}
      onClose={onRefused}
    >
      <FormattedMessage id="games_age_text" values={{ age }} />
    </ConfirmDialog>
  );
}
