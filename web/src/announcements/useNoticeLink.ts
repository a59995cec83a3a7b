import type { To } from "react-router-dom";
import { useLocation } from "react-router-dom";
import type { AnnouncementTab } from "./AnnouncementTabs.tsx";

/** The word in the address that opens the announcements over any screen: alone for the list, with an id for one of them. */
export const noticeParam = "notice";

/** The word that narrows the list to a kind. */
export const noticeKindParam = "noticeKind";

/** Makes addresses of the current screen with the announcements opened over it. */
export function useNoticeLink() {
  const { pathname, search } = useLocation();
  return (announcementId?: string, kind?: AnnouncementTab): To => {
    const params = new URLSearchParams(search);
    params.set(noticeParam, announcementId ?? "");
    if (kind) params.set(noticeKindParam, kind);
    return { pathname, search: params.toString() };
  };
}
