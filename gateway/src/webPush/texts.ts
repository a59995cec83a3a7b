/** What a notification leads to. */
export type NoticeKind = "MESSAGE" | "WITHDRAWAL";

type Words = Record<NoticeKind, string>;

/** No amounts and no names: a notification is shown on a locked screen. */
const TEXTS: Readonly<Record<string, Words>> = {
  EN: { MESSAGE: "You have a new message.", WITHDRAWAL: "A withdrawal waits for your answer." },
  CN: { MESSAGE: "您有一条新消息。", WITHDRAWAL: "有一笔提款等待您的确认。" },
  ID: { MESSAGE: "Anda punya pesan baru.", WITHDRAWAL: "Satu penarikan menunggu jawaban Anda." },
  PT: { MESSAGE: "Você tem uma nova mensagem.", WITHDRAWAL: "Um saque espera sua resposta." },
  TH: { MESSAGE: "คุณมีข้อความใหม่", WITHDRAWAL: "มีรายการถอนรอคำตอบจากคุณ" },
  TY: { MESSAGE: "A new letter lies here for you.", WITHDRAWAL: "A withdrawal waits for your word." },
  VI: { MESSAGE: "Bạn có tin nhắn mới.", WITHDRAWAL: "Một lệnh rút tiền đang chờ bạn trả lời." },
};

const PATHS: Words = { MESSAGE: "/?member=messageV2", WITHDRAWAL: "/?member=withdraw" };

/** What the service worker gets: the text, the path that it opens, and a tag that replaces an older one of the kind. */
export const noticeFor = (kind: NoticeKind, language: string) => ({
  body: (TEXTS[language] ?? TEXTS.EN)?.[kind] ?? "",
  path: PATHS[kind],
  tag: kind,
});
