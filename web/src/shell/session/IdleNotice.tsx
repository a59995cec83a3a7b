import { Clock } from "lucide-react";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { afterPaint } from "../../browser/afterPaint.ts";
import { useIsBefore } from "../../time/serverSecond.ts";
import { Button } from "../../ui/button/Button.tsx";
import { focusScreen } from "../../ui/control/focusScreen.ts";
import { Toast } from "../../ui/notice/Toast.tsx";

/** Says when the session ends if nobody uses the site, and offers to keep it. */
export function IdleNotice({ endsAt, onStay }: { endsAt: string; onStay: () => void }) {
  // The pressed button goes away with the notice.
  useEffect(() => () => afterPaint(focusScreen), []);
  const isOpen = useIsBefore(endsAt);
  if (!isOpen) return null;
  return (
    <Toast>
      <Clock size={20} aria-hidden="true" />
      <p>
        <FormattedMessage id="idle_notice" values={{ at: new Date(endsAt) }} />
      </p>
      <Button size="sm" onClick={onStay}>
        <FormattedMessage id="idle_stay" />
      </Button>
    </Toast>
  );
}
