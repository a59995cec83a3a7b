import { Bell, CircleHelp, Headset, Mail, MessageSquarePlus } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { type To, useNavigate } from "react-router-dom";
import { useNoticeLink } from "../announcements/board/useNoticeLink.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { MenuItem } from "../ui/menu/Menu.tsx";
import { useCustomerService } from "./useCustomerService.ts";

/** Customer service, messages, announcements, help centre and feedback, as items of a `Menu`. */
export function SupportItems({ messages }: { messages: To }) {
  const navigate = useNavigate();
  const noticeLink = useNoticeLink();
  const openService = useCustomerService();
  const openMessages = useProtectedAction(() => void navigate(messages));
  return (
    <>
      <MenuItem icon={<Headset size={18} />} onSelect={openService}>
        <FormattedMessage id="support_service" />
      </MenuItem>
      <MenuItem icon={<Mail size={18} />} onSelect={openMessages}>
        <FormattedMessage id="messages" />
      </MenuItem>
      <MenuItem icon={<Bell size={18} />} onSelect={() => void navigate(noticeLink())}>
        <FormattedMessage id="notices" />
      </MenuItem>
      <MenuItem icon={<CircleHelp size={18} />} onSelect={() => void navigate("/help")}>
        <FormattedMessage id="support_help" />
      </MenuItem>
      <MenuItem icon={<MessageSquarePlus size={18} />} onSelect={() => void navigate("/feedback")}>
        <FormattedMessage id="feedback_title" />
      </MenuItem>
    </>
  );
}
