import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MessageEntry_message$key } from "../../__generated__/MessageEntry_message.graphql.ts";
import { UnreadDot } from "../../announcements/board/UnreadDot.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Moment } from "../../time/Moment.tsx";
import tick from "../../ui/control/Tick.module.css";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { FavoriteMessage } from "./FavoriteMessage.tsx";
import styles from "./Messages.module.css";
import { MessageText } from "./MessageText.tsx";

interface Props {
  message: MessageEntry_message$key;
  /** The list's id in the store. */
  connectionId: string;
  isOpen: boolean;
  /** Whether it is selected; undefined while messages are not selected. */
  isSelected: boolean | undefined;
  onSelect: () => void;
  onToggle: () => void;
  onDeleted: () => void;
}

/** A message in the list: title, time and the beginning of its text; open, the whole text. */
export function MessageEntry({ message: key, connectionId, isOpen, isSelected, onSelect, onToggle, onDeleted }: Props) {
  const message = useFragment(
    graphql`
      fragment MessageEntry_message on Message {
        id
        title
        summary
        isRead
        createdAt
        ...FavoriteMessage_message
      }
    `,
    key,
  );
  const { id, title, summary, isRead, createdAt } = message;
  const { formatMessage } = useIntl();
  const textId = useId();
  return (
    <li className={clsx(styles.entry, !isRead && styles.unread)}>
      {isSelected !== undefined && (
        <label className={styles.select}>
          <input
            type="checkbox"
            className={tick.tick}
            checked={isSelected}
            onChange={onSelect}
            aria-label={formatMessage({ id: "messages_select_one" }, { title })}
          />
        </label>
      )}
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={textId} onClick={onToggle}>
        <span className={styles.name}>{title}</span>
        {!isRead && <UnreadDot />}
        <time dateTime={createdAt} className={styles.time}>
          <Moment at={createdAt} />
        </time>
        <ChevronDown size={18} className={styles.arrow} aria-hidden="true" />
        {!isOpen && <span className={styles.summary}>{summary}</span>}
      </button>
      <FavoriteMessage message={message} />
      <div id={textId} hidden={!isOpen} className={styles.text}>
        {isOpen && (
          <ScreenPart skeleton={<Skeleton style={{ height: "3rem" }} />}>
            <MessageText id={id} connectionId={connectionId} onDeleted={onDeleted} />
          </ScreenPart>
        )}
      </div>
    </li>
  );
}
