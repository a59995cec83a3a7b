import { Mail, MailCheck, Star } from "lucide-react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { ShownMessages } from "./messageSearch.ts";

const states = {
  ALL: { Icon: Mail, title: "messages_none_title", text: "messages_none_text" },
  UNREAD: { Icon: MailCheck, title: "messages_unread_none_title", text: "messages_unread_none_text" },
  FAVORITES: { Icon: Star, title: "games_favorites_empty_title", text: "messages_favorites_empty_text" },
} as const;

/** Says that there are no messages, or none that a filter shows. */
export function MessagesEmpty({ shown }: { shown: ShownMessages }) {
  const { Icon, title, text } = states[shown];
  return <EmptyState icon={Icon} title={title} text={text} />;
}
