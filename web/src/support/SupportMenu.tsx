import { Bell, CircleHelp, Headset, Mail, MessageSquarePlus } from "lucide-react";
import type { ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { type To, useNavigate } from "react-router-dom";
import { useNoticeLink } from "../announcements/board/useNoticeLink.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { Menu, MenuItem } from "../ui/menu/Menu.tsx";
import { useCustomerService } from "./useCustomerService.ts";

interface Props {
  trigger: ReactElement;
  /** Whether the menu opens at once, because the visitor clicked before its code was loaded. */
  isOpenAtFirst?: boolean;
  /** The address of the member's messages. */
  messages: To;
}

/** The menu of customer service and help, behind a button. */
export const SupportMenu = ({ trigger, isOpenAtFirst = false, messages }: Props) => (
  <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
    <SupportItems messages={messages} />
  </Menu>
);

/** Customer service, messages, announcements, help centre and feedback, as items of a `Menu`. */
function SupportItems({ messages }: { messages: To }) {
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
