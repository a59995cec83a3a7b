import { Mail, MailCheck, Star } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { MessageList_member$key } from "../../__generated__/MessageList_member.graphql.ts";
import type { MessageListPaginationQuery } from "../../__generated__/MessageListPaginationQuery.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { LoadMore } from "../../relay/LoadMore.tsx";
import type { PagedList } from "../../relay/useLoadMore.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Chips } from "../../ui/control/Chips.tsx";
import { PaneTitle } from "../../ui/layout/PaneTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { MessageEntry } from "./MessageEntry.tsx";
import { MessageSelection } from "./MessageSelection.tsx";
import styles from "./Messages.module.css";
import { type ShownMessages, shownMessages } from "./messageSearch.ts";
import { useArrivals } from "./useArrivals.ts";
import { useMarkMessagesRead } from "./useMarkMessagesRead.ts";
import { useRenewMessages } from "./useRenewMessages.ts";

const states = {
  ALL: { Icon: Mail, title: "messages_none_title", text: "messages_none_text" },
  UNREAD: { Icon: MailCheck, title: "messages_unread_none_title", text: "messages_unread_none_text" },
  FAVORITES: { Icon: Star, title: "games_favorites_empty_title", text: "messages_favorites_empty_text" },
} as const;

/** Says that there are no messages, or none that a filter shows. */
function MessagesEmpty({ shown }: { shown: ShownMessages }) {
  const { Icon, title, text } = states[shown];
  return <EmptyState icon={Icon} title={title} text={text} />;
}

const PAGE = 20;
/** The most that one request reads. */
const MOST = 100;
const labels = { ALL: "all", UNREAD: "messages_unread", FAVORITES: "favorites" } as const;

interface Props {
  member: MessageList_member$key;
  /** The filter that is selected; `shown` lags behind it while the messages are on their way. */
  chosen: ShownMessages;
  shown: ShownMessages;
  isBusy: boolean;
  onShow: (shown: ShownMessages) => void;
}

/**
 * The messages, the latest first; one is open at a time, and opening it marks it as read. Several can be marked as read
 * or deleted.
 */
export function MessageList({ member, chosen, shown, isBusy, onShow }: Props) {
  const { formatMessage } = useIntl();
  const { data, ...list } = usePaginationFragment<MessageListPaginationQuery, MessageList_member$key>(
    graphql`
      fragment MessageList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "MessageFilter" }
      )
      @refetchable(queryName: "MessageListPaginationQuery") {
        unreadMessageCount
        messages(filter: $filter, first: $count, after: $cursor) @connection(key: "MessageList_messages") {
          __id
          edges {
            node {
              id
              isRead
              ...MessageEntry_message
            }
          }
        }
      }
    `,
    member,
  );
  const [openId, setOpenId] = useState<string | null>(null);
  /** The selected messages; null while none can be selected. */
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const { markRead, markAllRead, isMarkingAll, failure } = useMarkMessagesRead();
  const { edges } = data.messages;
  const listed = edges.map(({ node }) => node.id);
  const { renew, isRenewing, isOutdated, markOutdated } = useRenewMessages(shown);
  const renewAll = () => renew(Math.min(Math.max(edges.length, PAGE), MOST));
  const isOneOpen = openId !== null && listed.includes(openId);
  // A new list of unread messages would take the open one away.
  useArrivals(data.unreadMessageCount, shown === "UNREAD" && isOneOpen, renewAll);
  const left = shown === "UNREAD" ? edges.filter(({ node }) => !node.isRead).length : edges.length;
  // What was deleted, or read in the platform's list of unread messages, is no longer in it, so the places of the others have
  // changed. A page has 100 at most: beyond, the next one may leave out as many.
  const hasMoved = (isOutdated || left < edges.length) && left + PAGE <= MOST;
  const paged: PagedList = hasMoved
    ? { ...list, isLoadingNext: isRenewing, loadNext: (count, { onComplete }) => renew(left + count, onComplete) }
    : list;
  const isEmpty = edges.length === 0 && !list.hasNext;
  const handleDeleted = () => {
    setSelected(null);
    if (!list.hasNext) return;
    markOutdated();
    renewAll();
  };
  const show = (next: ShownMessages) => {
    onShow(next);
    setSelected(null);
  };
  if (isEmpty && shown === "ALL") return <MessagesEmpty shown={shown} />;
  return (
    <section className={styles.messages} aria-labelledby="messages-title">
      <header className={styles.head}>
        <PaneTitle id="messages-title">
          <FormattedMessage id="messages" />
        </PaneTitle>
        <p role="status" className={styles.count}>
          <FormattedMessage id="unread" values={{ count: data.unreadMessageCount }} />
        </p>
        {!selected && data.unreadMessageCount > 0 && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={isMarkingAll}
            onClick={() => markAllRead(listed)}
            text="announcements_mark_all"
          />
        )}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => setSelected(selected ? null : new Set())}
          text={selected ? "messages_select_end" : "messages_select"}
        />
      </header>
      <FailureNote failure={failure} />
      <Chips
        label={formatMessage({ id: "messages" })}
        options={shownMessages.map((value) => ({
          value,
          label: <FormattedMessage id={labels[value]} />,
        }))}
        selected={chosen}
        onSelect={show}
        size="sm"
      />
      {selected && (
        <MessageSelection
          connectionId={data.messages.__id}
          listed={listed}
          selected={selected}
          onRead={() => {
            void markRead([...selected]);
            setSelected(null);
          }}
          onDeleted={handleDeleted}
        />
      )}
      {isEmpty && <MessagesEmpty shown={shown} />}
      <ul className={styles.list} aria-busy={isBusy || isRenewing}>
        {edges.map(({ node }) => (
          <MessageEntry
            key={node.id}
            message={node}
            connectionId={data.messages.__id}
            isOpen={node.id === openId}
            isSelected={selected?.has(node.id)}
            onDeleted={handleDeleted}
            onSelect={() => setSelected((before) => before && toggled(before, node.id))}
            onToggle={() => {
              setOpenId(node.id === openId ? null : node.id);
              if (!node.isRead) void markRead([node.id]);
            }}
          />
        ))}
      </ul>
      <LoadMore list={paged} pageSize={PAGE} />
    </section>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
