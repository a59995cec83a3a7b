import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { NoticeDialogQuery } from "../__generated__/NoticeDialogQuery.graphql.ts";
import { useLeaveParams } from "../browser/back/useLeave.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { AnnouncementBoard } from "./AnnouncementBoard.tsx";
import { AnnouncementBoardSkeleton } from "./AnnouncementBoardSkeleton.tsx";
import { type AnnouncementTab, tabNamed } from "./AnnouncementTabs.tsx";
import { noticeKindParam, noticeParam } from "./useNoticeLink.ts";

/**
 * The announcements in a dialog over any screen, while the address asks for it; with an id, that announcement is open.
 */
export function NoticeDialog() {
  const [params, setParams] = useSearchParams();
  const [linkedId] = useState(() => params.get(noticeParam) ?? "");
  const [firstTab] = useState(() => tabNamed(params.get(noticeKindParam)));

  const close = useLeaveParams(noticeParam, noticeKindParam);
  const select = (id: string | null) =>
    setParams(
      (current) => {
        current.set(noticeParam, id ?? "");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Dialog title={<FormattedMessage id="announcements_title" />} size="lg" hasAddress onClose={close}>
      <ScreenBoundary>
        <Suspense fallback={<AnnouncementBoardSkeleton />}>
          <Board
            linkedId={linkedId}
            firstTab={firstTab}
            selectedId={params.get(noticeParam) || null}
            onSelect={select}
          />
        </Suspense>
      </ScreenBoundary>
    </Dialog>
  );
}

function Board({
  linkedId,
  firstTab,
  selectedId,
  onSelect,
}: {
  linkedId: string;
  firstTab: AnnouncementTab;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}) {
  const data = useOwnQuery<NoticeDialogQuery>(
    graphql`
      query NoticeDialogQuery($id: ID!, $hasId: Boolean!, $kinds: [AnnouncementKind!]) {
        ...AnnouncementBoard_query @arguments(id: $id, hasId: $hasId, kinds: $kinds)
      }
    `,
    { id: linkedId, hasId: linkedId !== "", kinds: firstTab === "ALL" ? null : [firstTab] },
  );
  return <AnnouncementBoard query={data} firstTab={firstTab} selectedId={selectedId} onSelect={onSelect} />;
}
