import { pictures } from "@atrium/arcade/pictures";
import type { Language, Translated } from "../http/languages.ts";
import { CATALOGUE_CURRENCY, toDecimal } from "../money.ts";
import { type Category, isCategory } from "./categories.ts";
import type { Game } from "./game.ts";
import { featuresOf } from "./gameFeatures.ts";

/** How to play each kind of game, in one sentence. */
const RULES: Record<Category, Translated> = {
  RNG: {
    CN: "选择投注额并旋转转轴。相同图案从最左侧轴起连成一线即可获奖。",
    EN: "Choose a stake and spin the reels. Equal symbols that lie on a line from the leftmost reel pay.",
    ID: "Pilih taruhan lalu putar gulungan. Simbol yang sama pada satu garis dari gulungan paling kiri akan membayar.",
    PT: "Escolha a aposta e gire os rolos. Símbolos iguais em uma linha, a partir do rolo mais à esquerda, pagam.",
    TH: "เลือกเดิมพันแล้วหมุนวงล้อ สัญลักษณ์ที่เหมือนกันเรียงบนเส้นจากวงล้อซ้ายสุดจะได้รับรางวัล",
    TY: "Choose a stake and spin the reels. Equal symbols that lie on a line from the leftmost reel pay.",
    VI: "Chọn mức cược rồi quay. Các biểu tượng giống nhau nằm trên một dòng tính từ cuộn ngoài cùng bên trái sẽ được trả thưởng.",
  },
  LIVE: {
    CN: "在倒计时结束前下注，结果公布后立即派彩。",
    EN: "Place your bets before the countdown ends. Wins are paid as soon as the result is known.",
    ID: "Pasang taruhan sebelum hitung mundur berakhir. Kemenangan dibayar begitu hasil diketahui.",
    PT: "Aposte antes do fim da contagem. Os prêmios são pagos assim que o resultado sai.",
    TH: "วางเดิมพันก่อนหมดเวลา เงินรางวัลจ่ายทันทีที่ทราบผล",
    TY: "Place your bets before the countdown ends. Wins are paid as soon as the result is known.",
    VI: "Đặt cược trước khi hết giờ đếm ngược. Tiền thắng được trả ngay khi có kết quả.",
  },
  FISH: {
    CN: "选择炮台倍数并射击。每条捕获的鱼按其倍数派奖。",
    EN: "Choose the power of your cannon and shoot. Each fish that you catch pays its multiple of the shot.",
    ID: "Pilih daya meriam lalu tembak. Setiap ikan yang tertangkap membayar kelipatan dari tembakan.",
    PT: "Escolha a força do canhão e atire. Cada peixe capturado paga o seu múltiplo do tiro.",
    TH: "เลือกพลังปืนแล้วยิง ปลาแต่ละตัวที่จับได้จ่ายตามตัวคูณของกระสุน",
    TY: "Choose the power of your cannon and shoot. Each fish that you catch pays its multiple of the shot.",
    VI: "Chọn sức mạnh súng và bắn. Mỗi con cá bắt được trả thưởng theo hệ số của phát bắn.",
  },
  PVP: {
    CN: "选择房间入座，与其他玩家比较牌面大小。平台从每局奖池中收取服务费。",
    EN: "Take a seat in a room and play your hand against others. The house keeps a fee of each pot.",
    ID: "Duduk di sebuah ruang dan mainkan kartu Anda melawan pemain lain. Bandar memotong biaya dari setiap pot.",
    PT: "Sente-se em uma sala e jogue a sua mão contra outros. A casa fica com uma taxa de cada pote.",
    TH: "เข้านั่งในห้องและเล่นไพ่แข่งกับผู้เล่นอื่น เจ้ามือหักค่าธรรมเนียมจากกองกลาง",
    TY: "Take a seat in a room and play your hand against others. The house keeps a fee of each pot.",
    VI: "Vào phòng, ngồi vào bàn và so bài với người chơi khác. Nhà cái thu phí trên mỗi ván.",
  },
  SPORTS: {
    CN: "选择比赛与赔率，输入投注额。虚拟赛事几分钟内出结果。",
    EN: "Choose a match and an outcome, then a stake. Virtual matches are decided within minutes.",
    ID: "Pilih pertandingan dan hasilnya, lalu taruhan. Pertandingan virtual selesai dalam beberapa menit.",
    PT: "Escolha a partida, o resultado e a aposta. As partidas virtuais terminam em minutos.",
    TH: "เลือกการแข่งขันและผล แล้วใส่เงินเดิมพัน การแข่งขันเสมือนจริงรู้ผลในไม่กี่นาที",
    TY: "Choose a match and an outcome, then a stake. Virtual matches are decided within minutes.",
    VI: "Chọn trận đấu, kết quả và mức cược. Các trận ảo có kết quả trong vài phút.",
  },
  ESPORTS: {
    CN: "选择对阵与获胜战队，输入投注额。",
    EN: "Choose a duel and who wins it, then a stake.",
    ID: "Pilih duel dan pemenangnya, lalu taruhan.",
    PT: "Escolha o duelo, quem vence e a aposta.",
    TH: "เลือกคู่แข่งขันและผู้ชนะ แล้วใส่เงินเดิมพัน",
    TY: "Choose a duel and who wins it, then a stake.",
    VI: "Chọn cặp đấu, đội thắng và mức cược.",
  },
  ELOTT: {
    CN: "选择号码与投注额。命中越多，奖金越高。",
    EN: "Pick your numbers and a stake. The more of them are drawn, the more you win.",
    ID: "Pilih angka dan taruhan. Makin banyak yang keluar, makin besar kemenangan.",
    PT: "Escolha os números e a aposta. Quanto mais acertos, maior o prêmio.",
    TH: "เลือกหมายเลขและเงินเดิมพัน ยิ่งถูกมากยิ่งได้มาก",
    TY: "Pick your numbers and a stake. The more of them are drawn, the more you win.",
    VI: "Chọn số và mức cược. Trúng càng nhiều, thưởng càng lớn.",
  },
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

/** The fields that only a game's detail has. */
export function describe(game: Game, language: Language) {
  const category = isCategory(game.gameType) ? game.gameType : undefined;
  const spread = (category && VOLATILITIES[category]) ?? [];
  const bounds = [game.minBet, game.maxBet].map((amount) => toDecimal(amount, CATALOGUE_CURRENCY)).join("–");
  const facts = [`${STAKES[language]}: ${bounds} ${CATALOGUE_CURRENCY}`];
  if (game.rtpPublished) facts.push(`${RETURN[language]}: ${(game.rtpBp / 100).toFixed(2)} %`);
  return {
    previewUrl: pictures.preview(game.nodeId),
    rulesHtml: [
      `<h3>${HOW[language]}</h3><p>${category ? RULES[category][language] : ""}</p>`,
      `<ul>${facts.map((fact) => `<li>${fact}</li>`).join("")}</ul>`,
      `<h3>${GOOD_TO_KNOW[language]}</h3><p>${GENERAL[language]}</p>`,
    ].join(""),
    volatility: spread[game.nodeId % spread.length] ?? null,
    lines: game.minLineNum,
    features: featuresOf(game.gameClassify, language),
  };
}
