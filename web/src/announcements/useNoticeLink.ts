import type { To } from "react-router-dom";
import { useLocation } from "react-router-dom";

/** The word in the address that opens the announcements over any screen: alone for the list, with an id for one of them. */
export const noticeParam = "notice";

/** Makes addresses of the current screen with the announcements opened over it. */
export function useNoticeLink() {
  const { pathname, search } = useLocation();
  return (announcementId?: string): To => {
    const params = new URLSearchParams(search);
    params.set(noticeParam, announcementId ?? "");
    return { pathname, search: params.toString() };
  };
}
