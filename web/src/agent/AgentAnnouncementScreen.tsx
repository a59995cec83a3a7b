import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AnnouncementBoardSkeleton } from "../announcements/board/AnnouncementBoardSkeleton.tsx";
import { LinkedBoard } from "../announcements/board/LinkedBoard.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";

/** The parameter that names the open announcement. */
const openParam = "open";

/** The operator's announcements, in the agent centre. The address names the open one. */
export function AgentAnnouncementScreen() {
  const [params, setParams] = useSearchParams();
  const [linkedId] = useState(() => params.get(openParam) ?? "");
  const open = (id: string | null) => setParams(id ? { [openParam]: id } : {}, { replace: true });
  return (
    <ScreenBoundary>
      <Suspense fallback={<AnnouncementBoardSkeleton />}>
        <LinkedBoard linkedId={linkedId} selectedId={params.get(openParam)} onSelect={open} />
      </Suspense>
    </ScreenBoundary>
  );
}
