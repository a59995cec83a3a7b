import { CheckCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { markRead, unreadIds } from "../readMarks.ts";
import { useUnreadCount } from "../unreadCount.ts";

/** Marks all announcements as read; absent when there is nothing unread. */
export function MarkAllRead() {
  const unread = useUnreadCount();
  if (unread === 0) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => markRead(unreadIds())}>
      <CheckCheck size={16} aria-hidden="true" />
      <FormattedMessage id="announcements_mark_all" />
    </Button>
  );
}
