import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { useEditableParams } from "../../browser/useEditableParams.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { AnnouncementBoardSkeleton } from "./AnnouncementBoardSkeleton.tsx";
import { tabNamed } from "./AnnouncementTabs.tsx";
import { LinkedBoard } from "./LinkedBoard.tsx";
import { noticeKindParam, noticeParam } from "./useNoticeLink.ts";

/**
 * The announcements in a dialog over any screen, while the address asks for it; with an id, that announcement is open.
 */
export function NoticeDialog() {
  const [params, changeParams] = useEditableParams();
  const [linkedId] = useState(() => params.get(noticeParam) ?? "");
  const [firstTab] = useState(() => tabNamed(params.get(noticeKindParam)));

  const close = useLeaveParams(noticeParam, noticeKindParam);
  const select = (id: string | null) => changeParams({ [noticeParam]: id ?? "" });

  return (
    <Dialog title={<FormattedMessage id="notices" />} size="lg" hasAddress onClose={close}>
      <ScreenPart skeleton={<AnnouncementBoardSkeleton />}>
        <LinkedBoard
          linkedId={linkedId}
          firstTab={firstTab}
          selectedId={params.get(noticeParam) || null}
          onSelect={select}
        />
      </ScreenPart>
    </Dialog>
  );
}
