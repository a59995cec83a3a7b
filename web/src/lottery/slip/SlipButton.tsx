import { useFormikContext } from "formik";
import { Ticket } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { HAS_COLUMN } from "./hasColumn.ts";
import type { SlipValues } from "./slip.ts";

const BetSlipDialog = lazyPart(async () => (await import("./BetSlipDialog.tsx")).BetSlipDialog);

/**
 * Opens the slip on screens without a column for it, also by itself when the slip was refused: only the slip says why.
 * Renders nothing while the slip is empty.
 */
export function SlipButton({ className }: { className?: string | undefined }) {
  const { values, status, isSubmitting } = useFormikContext<SlipValues>();
  const count = values.lines.length;
  const [isOpen, setOpen] = useState(false);
  const [wasSubmitting, setSubmitting] = useState(isSubmitting);
  if (isSubmitting !== wasSubmitting) {
    setSubmitting(isSubmitting);
    if (!isSubmitting && status && !matchMedia(HAS_COLUMN).matches) setOpen(true);
  }
  // An empty slip was placed or cleared: the next one must not open by itself.
  if (count === 0 && isOpen) setOpen(false);
  if (count === 0) return null;
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setOpen(true)}>
        <Ticket size={16} aria-hidden="true" />
        <FormattedMessage id="lottery_slip" /> {count}
      </Button>
      {isOpen && (
        <Suspense>
          <BetSlipDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
