import type { Translated } from "../http/languages.ts";
import { toTranslated } from "../texts/wordTable.ts";
import type { LotteryKind } from "./kinds.ts";
import { dailyAt, everyMinutes, type Schedule } from "./schedule.ts";

/** A lottery that the contract names, and what its card in the catalogue shows. */
export interface NamedLottery {
  kind: LotteryKind;
  schedule: Schedule;
  subject: string;
  names: Translated;
}

/** Lotteries of TCG_SEA by their `gameCode`, in the operator's order. */
export const NAMED_LOTTERIES: Readonly<Record<string, NamedLottery>> = {
  SEA_5D_1M: {
    kind: "FIVE_DIGITS",
    schedule: everyMinutes(1),
    subject: "ballCluster",
    names: toTranslated(["Minute Draw", "1分彩", "Xổ Số 1 Phút", "ลอตเตอรี่ 1 นาที", "Lotre 1 Menit", "Loteria 1 Minuto"]),
  },
  SEA_K3_3M: {
    kind: "THREE_DICE",
    schedule: everyMinutes(3),
    subject: "tripleDraw",
    names: toTranslated(["K3 Dice", "快三骰宝", "K3 Xúc Xắc", "K3 ลูกเต๋า", "K3 Dadu", "K3 Dados"]),
  },
  SEA_3D_5M: {
    kind: "THREE_DIGITS",
    schedule: everyMinutes(5),
    subject: "luckyBall",
    names: toTranslated(["Lucky 3D", "幸运3D", "3D May Mắn", "3D นำโชค", "3D Beruntung", "3D da Sorte"]),
  },
  SEA_PK10_5M: {
    kind: "RACE",
    schedule: everyMinutes(5),
    subject: "drum",
    names: toTranslated(["PK10 Racing", "PK10赛车", "Đua Xe PK10", "PK10 แข่งรถ", "Balap PK10", "Corrida PK10"]),
  },
  VN_NORTH: {
    kind: "VIETNAM_NORTH",
    schedule: dailyAt(18, 15),
    subject: "ticket",
    names: toTranslated(["Vietnam North", "北越彩", "Xổ Số Miền Bắc", "เวียดนามเหนือ", "Vietnam Utara", "Vietnã Norte"]),
  },
  VN_SOUTH: {
    kind: "VIETNAM_SOUTH",
    schedule: dailyAt(16, 15),
    subject: "ticket",
    names: toTranslated(["Vietnam South", "南越彩", "Xổ Số Miền Nam", "เวียดนามใต้", "Vietnam Selatan", "Vietnã Sul"]),
  },
  VN_CENTRAL: {
    kind: "VIETNAM_SOUTH",
    schedule: dailyAt(17, 15),
    subject: "ticket",
    names: toTranslated([
      "Vietnam Central",
      "中越彩",
      "Xổ Số Miền Trung",
      "เวียดนามกลาง",
      "Vietnam Tengah",
      "Vietnã Central",
    ]),
  },
  VN_NORTH_5M: {
    kind: "VIETNAM_NORTH",
    schedule: everyMinutes(5),
    subject: "ticket",
    names: toTranslated([
      "Hanoi 5 Minutes",
      "河内5分彩",
      "Hà Nội 5 Phút",
      "ฮานอย 5 นาที",
      "Hanoi 5 Menit",
      "Hanói 5 Minutos",
    ]),
  },
};
