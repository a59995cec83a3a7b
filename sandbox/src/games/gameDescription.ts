import { pictures } from "@atrium/arcade/pictures";
import { rulesInWords } from "@atrium/arcade/playableGame";
import type { Language, Translated } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import { type Category, isCategory, isLottery } from "./categories.ts";
import type { Game } from "./game.ts";
import { featuresOf } from "./gameFeatures.ts";

/** How lotteries are played; other games have the rules of their pages. */
const LOTTERY_RULES: Translated = {
  CN: "选择号码与投注额。命中越多，奖金越高。",
  EN: "Pick your numbers and a stake. The more of them are drawn, the more you win.",
  ID: "Pilih angka dan taruhan. Makin banyak yang keluar, makin besar kemenangan.",
  PT: "Escolha os números e a aposta. Quanto mais acertos, maior o prêmio.",
  TH: "เลือกหมายเลขและเงินเดิมพัน ยิ่งถูกมากยิ่งได้มาก",
  TY: "Pick your numbers and a stake. The more of them are drawn, the more you win.",
  VI: "Chọn số và mức cược. Trúng càng nhiều, thưởng càng lớn.",
};

/** A sentence that is true of every in-house game. */
const GENERAL: Translated = {
  CN: "投注一经接受即不可撤销。中断的回合会在下次打开游戏时继续或自动结算。系统故障将使受影响的投注与派彩无效。",
  EN: "A stake that was accepted can't be taken back. A round that is interrupted is settled by itself, and shown when the game is opened again. A malfunction voids the bets and wins that it affects.",
  ID: "Taruhan yang sudah diterima tidak dapat ditarik. Putaran yang terputus diselesaikan otomatis dan tampil saat game dibuka lagi. Gangguan sistem membatalkan taruhan dan kemenangan yang terdampak.",
  PT: "Uma aposta aceita não pode ser retirada. Uma rodada interrompida é concluída sozinha e aparece quando o jogo é reaberto. Uma falha anula as apostas e os prêmios afetados.",
  TH: "เดิมพันที่รับแล้วไม่สามารถยกเลิกได้ รอบที่ถูกขัดจังหวะจะถูกคิดผลโดยอัตโนมัติและแสดงเมื่อเปิดเกมอีกครั้ง หากระบบขัดข้อง เดิมพันและรางวัลที่ได้รับผลกระทบเป็นโมฆะ",
  TY: "Once a stake is in, it's in. A round that gets cut off finishes by itself and waits for you. A malfunction voids the bets and wins it touches.",
  VI: "Tiền cược đã được nhận thì không thể rút lại. Ván bị gián đoạn sẽ tự được kết toán và hiển thị khi mở lại trò chơi. Sự cố kỹ thuật làm vô hiệu các cược và khoản thắng liên quan.",
};

const HOW: Translated = {
  CN: "玩法",
  EN: "How to play",
  ID: "Cara bermain",
  PT: "Como jogar",
  TH: "วิธีเล่น",
  TY: "How it rolls",
  VI: "Cách chơi",
};
const GOOD_TO_KNOW: Translated = {
  CN: "须知",
  EN: "Good to know",
  ID: "Perlu diketahui",
  PT: "Bom saber",
  TH: "ควรรู้",
  TY: "Good to know",
  VI: "Cần biết",
};

/** Only for games with results that a machine draws: games between people or teams have no known volatility. */
const VOLATILITIES: Partial<Record<Category, readonly ("LOW" | "MEDIUM" | "HIGH")[]>> = {
  RNG: ["LOW", "MEDIUM", "HIGH"],
  FISH: ["MEDIUM", "HIGH"],
  ELOTT: ["HIGH"],
};

const RETURN: Translated = {
  CN: "理论返还率",
  EN: "Return to player",
  ID: "Pengembalian ke pemain",
  PT: "Retorno ao jogador",
  TH: "อัตราคืนผู้เล่น",
  TY: "Return to player",
  VI: "Tỷ lệ trả thưởng",
};
const STAKES: Translated = {
  CN: "投注范围",
  EN: "Stakes",
  ID: "Taruhan",
  PT: "Apostas",
  TH: "เดิมพัน",
  TY: "Stakes",
  VI: "Mức cược",
};

/** The lines of a slot without published lines. */
export const LINES = 20;

/** The fields that only a game's detail has. */
export function describe(game: Game, language: Language) {
  const category = isCategory(game.gameType) ? game.gameType : undefined;
  const spread = (category && VOLATILITIES[category]) ?? [];
  const bounds = [game.minBet, game.maxBet].map((amount) => toDecimal(amount, CATALOGUE_CURRENCY)).join("–");
  const facts = [`${STAKES[language]}: ${bounds} ${CATALOGUE_CURRENCY}`];
  if (game.rtpPublished) facts.push(`${RETURN[language]}: ${(game.rtpBp / 100).toFixed(2)} %`);
  const rules = isLottery(game)
    ? [LOTTERY_RULES[language]]
    : rulesInWords(game.gameClassify, language, game.minLineNum ?? LINES);
  return {
    previewUrl: pictures.preview(game.nodeId),
    rulesHtml: [
      `<h3>${HOW[language]}</h3>${rules.map((rule) => `<p>${rule}</p>`).join("")}`,
      `<ul>${facts.map((fact) => `<li>${fact}</li>`).join("")}</ul>`,
      `<h3>${GOOD_TO_KNOW[language]}</h3><p>${GENERAL[language]}</p>`,
    ].join(""),
    volatility: spread[game.nodeId % spread.length] ?? null,
    lines: game.minLineNum,
    features: featuresOf(game.gameClassify, language),
  };
}
