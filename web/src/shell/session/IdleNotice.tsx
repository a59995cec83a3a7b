import { Clock } from "lucide-react";
import { useIsBefore } from "../../time/serverSecond.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Toast } from "../../ui/notice/Toast.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** Says when the session ends if nobody uses the site, and offers to keep it. */
export function IdleNotice({ endsAt, onStay }: { endsAt: string; onStay: () => void }) {
  const isOpen = useIsBefore(endsAt);
  if (!isOpen) return null;
  const handleStay = () => {
    // The button will go away with the notice.
    document.querySelector("main")?.focus({ preventScroll: true });
    onStay();
  };
  return (
    <Toast>
      <Clock size={20} aria-hidden="true" />
      <Text as="p" text="idle_notice" values={{ at: new Date(endsAt) }} />
      <Button size="sm" onClick={handleStay} text="idle_stay" />
    </Toast>
  );
}
