import type { Translated } from "../http/languages.ts";

/** What stands over the windows of customer service. */
export const DESK_TITLES: Record<"LIVE" | "VIP", Translated> = {
  LIVE: {
    CN: "在线客服",
    EN: "Live chat",
    ID: "Obrolan langsung",
    PT: "Chat ao vivo",
    TH: "แชทสด",
    TY: "The front desk",
    VI: "Trò chuyện trực tuyến",
  },
  VIP: {
    CN: "VIP 专属客服",
    EN: "VIP service",
    ID: "Layanan VIP",
    PT: "Atendimento VIP",
    TH: "บริการ VIP",
    TY: "The velvet desk",
    VI: "Chăm sóc VIP",
  },
};
