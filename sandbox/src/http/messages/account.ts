import type { Translated } from "../languages.ts";

export const account = {
  IDENTITY_CHECK_CLOSED: {
    CN: "目前不需要提交此文件。",
    EN: "This document is not needed now.",
    ID: "Dokumen ini tidak diperlukan sekarang.",
    PT: "Este documento não é necessário agora.",
    TH: "ตอนนี้ไม่ต้องใช้เอกสารนี้",
    TY: "This document is not needed now.",
    VI: "Hiện không cần giấy tờ này.",
  },
} satisfies Record<string, Translated>;
