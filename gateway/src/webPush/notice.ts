import { textIn } from "../language/texts.ts";

/** No amounts and no names in these texts: a notification is shown on a locked screen. */
const NOTICES = {
  MESSAGE: { text: "notice_message", path: "/?member=messageV2" },
  WITHDRAWAL: { text: "notice_withdrawal", path: "/?member=withdraw" },
} as const;

/** What a notification leads to. */
export type NoticeKind = keyof typeof NOTICES;

/** What the service worker gets: the text, the path that it opens, and a tag that replaces an older one of the kind. */
export const noticeFor = (kind: NoticeKind, language: string) => ({
  body: textIn(language, NOTICES[kind].text),
  path: NOTICES[kind].path,
  tag: kind,
});
