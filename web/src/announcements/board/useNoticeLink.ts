import type { To } from "react-router-dom";
import { useLocation } from "react-router-dom";
import type { AnnouncementTab } from "./AnnouncementTabs.tsx";

/** The parameter that opens the announcements over any screen: empty for the list, an id for one announcement. */
export const noticeParam = "notice";

/** The parameter that filters the list by kind. */
export const noticeKindParam = "noticeKind";

/** Returns addresses of the current screen with the announcements open over it. */
export function useNoticeLink() {
  const { pathname, search } = useLocation();
  return (announcementId?: string, kind?: AnnouncementTab): To => {
    const params = new URLSearchParams(search);
    params.set(noticeParam, announcementId ?? "");
    if (kind) params.set(noticeKindParam, kind);
    return { pathname, search: params.toString() };
  };
}
