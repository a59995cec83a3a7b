import { Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useSearchParams } from "react-router-dom";
import noticeQuery, { type NoticeDialogQuery } from "../__generated__/NoticeDialogQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { AnnouncementBoard } from "./AnnouncementBoard.tsx";
import { AnnouncementBoardSkeleton } from "./AnnouncementBoardSkeleton.tsx";
import { type AnnouncementTab, tabNamed } from "./AnnouncementTabs.tsx";
import { noticeKindParam, noticeParam } from "./useNoticeLink.ts";

/** The announcements over any screen, as long as the address says so; with an id, that one is read at once. */
export function NoticeDialog() {
  const [params, setParams] = useSearchParams();
  const [linkedId] = useState(() => params.get(noticeParam) ?? "");
  const [queryRef, load] = useQueryLoader<NoticeDialogQuery>(noticeQuery);
  const [firstTab] = useState(() => tabNamed(params.get(noticeKindParam)));
  useEffect(
    () => load({ id: linkedId, hasId: linkedId !== "", kinds: firstTab === "ALL" ? null : [firstTab] }),
    [load, linkedId, firstTab],
  );

  const put = (id: string | null | undefined) =>
    setParams(
      (current) => {
        if (id !== undefined) current.set(noticeParam, id ?? "");
        else for (const param of [noticeParam, noticeKindParam]) current.delete(param);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Dialog title={<FormattedMessage id="announcements_title" />} size="lg" onClose={() => put(undefined)}>
      <ScreenBoundary>
        <Suspense fallback={<AnnouncementBoardSkeleton />}>
          {queryRef ? (
            <Board
              queryRef={queryRef}
              firstTab={firstTab}
              selectedId={params.get(noticeParam) || null}
              onSelect={put}
            />
          ) : (
            <AnnouncementBoardSkeleton />
          )}
        </Suspense>
      </ScreenBoundary>
    </Dialog>
  );
}

function Board({
  queryRef,
  firstTab,
  selectedId,
  onSelect,
}: {
  queryRef: PreloadedQuery<NoticeDialogQuery>;
  firstTab: AnnouncementTab;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}) {
  const data = usePreloadedQuery<NoticeDialogQuery>(
    graphql`
      query NoticeDialogQuery($id: ID!, $hasId: Boolean!, $kinds: [AnnouncementKind!]) {
        ...AnnouncementBoard_query @arguments(id: $id, hasId: $hasId, kinds: $kinds)
      }
    `,
    queryRef,
  );
  return <AnnouncementBoard query={data} firstTab={firstTab} selectedId={selectedId} onSelect={onSelect} />;
}
