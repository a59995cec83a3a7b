import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { Suspense, useId } from "react";
import { FormattedDate } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MessageEntry_message$key } from "../../__generated__/MessageEntry_message.graphql.ts";
import { UnreadDot } from "../../announcements/UnreadDot.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./Messages.module.css";
import { MessageText } from "./MessageText.tsx";

interface Props {
  message: MessageEntry_message$key;
  isOpen: boolean;
  onToggle: () => void;
}

/** A message in the list: title, time and the beginning of its text; open, the whole text. */
export function MessageEntry({ message: key, isOpen, onToggle }: Props) {
  const { id, title, summary, isRead, createdAt } = useFragment(
    graphql`
      fragment MessageEntry_message on Message {
        id
        title
        summary
        isRead
        createdAt
      }
    `,
    key,
  );
  const textId = useId();
  return (
    <li className={clsx(styles.entry, !isRead && styles.unread)}>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={textId} onClick={onToggle}>
        <span className={styles.name}>{title}</span>
        {!isRead && <UnreadDot />}
        <time dateTime={createdAt} className={styles.time}>
          <FormattedDate value={createdAt} dateStyle="medium" timeStyle="short" />
        </time>
        <ChevronDown size={18} className={styles.arrow} aria-hidden="true" />
        {!isOpen && <span className={styles.summary}>{summary}</span>}
      </button>
      <div id={textId} hidden={!isOpen} className={styles.text}>
        {isOpen && (
          <ScreenBoundary>
            <Suspense fallback={<Skeleton style={{ height: "3rem" }} />}>
              <MessageText id={id} />
            </Suspense>
          </ScreenBoundary>
        )}
      </div>
    </li>
  );
}
