import type { Translated } from "../http/languages.ts";

/** Something the operator has to say: for players (PL), in a popup (PU), about a promotion (PR), in the ticker (H). */
export interface Announcement {
  type: "PL" | "PU" | "PR" | "H";
  pinned: boolean;
  /** How long ago it was put up. */
  daysAgo: number;
  titles: Translated;
  contents: Translated;
}

const MAINTENANCE: Pick<Announcement, "titles" | "contents"> = {
  titles: {
    CN: "例行维护",
    EN: "Scheduled maintenance",
    ID: "Pemeliharaan terjadwal",
    PT: "Manutenção programada",
    TH: "การบำรุงรักษาตามกำหนด",
    TY: "Polishing day",
    VI: "Bảo trì định kỳ",
  },
  contents: {
    CN: "每周二 04:00 至 04:30 部分游戏将短暂停服,余额与注单不受影响。",
    EN: "On Tuesdays from 04:00 to 04:30 some games pause. Balances and bets are not affected.",
    ID: "Setiap Selasa 04.00–04.30 beberapa game berhenti sejenak. Saldo dan taruhan aman.",
    PT: "Às terças, das 04:00 às 04:30, alguns jogos fazem uma pausa. Saldos e apostas não mudam.",
    TH: "ทุกวันอังคาร 04:00–04:30 บางเกมหยุดชั่วคราว ยอดเงินและเดิมพันไม่กระทบ",
    TY: "Tuesday, 04:00 to 04:30: a few games nap. Your purse doesn't notice.",
    VI: "Thứ Ba từ 04:00 đến 04:30 một số trò tạm dừng. Số dư và cược không ảnh hưởng.",
  },
};

/** The weekly notice, for as many weeks as players may page back. */
const WEEKS = 14;

const weekly = Array.from(
  { length: WEEKS },
  (_, week): Announcement => ({ type: "PL", pinned: false, daysAgo: 7 * week + 3, ...MAINTENANCE }),
);

export const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    type: "PU",
    pinned: true,
    daysAgo: 0,
    titles: {
      CN: "欢迎来到 Atrium",
      EN: "Welcome to Atrium",
      ID: "Selamat datang di Atrium",
      PT: "Bem-vindo ao Atrium",
      TH: "ยินดีต้อนรับสู่ Atrium",
      TY: "Welcome to the hall",
      VI: "Chào mừng đến với Atrium",
    },
    contents: {
      CN: "三千款游戏,一个大厅。开始之前,请为自己设定一个舒适的限额。\n\n未满 18 岁不得参与。",
      EN: "Three thousand games in one hall. Before you begin, decide what you are happy to spend.\n\nNobody under 18 may play.",
      ID: "Tiga ribu game di satu aula. Sebelum mulai, tentukan batas yang nyaman bagi Anda.\n\nDi bawah 18 tahun dilarang bermain.",
      PT: "Três mil jogos em um só salão. Antes de começar, decida quanto quer gastar.\n\nProibido para menores de 18 anos.",
      TH: "สามพันเกมในห้องเดียว ก่อนเริ่ม กำหนดงบที่คุณสบายใจ\n\nห้ามผู้ที่อายุต่ำกว่า 18 ปีเล่น",
      TY: "Three thousand games, one big light room. Pick your limit first, then your seat.\n\nGrown-ups only: 18 and over.",
      VI: "Ba nghìn trò chơi trong một sảnh. Trước khi bắt đầu, hãy đặt giới hạn chi tiêu phù hợp.\n\nNgười dưới 18 tuổi không được chơi.",
    },
  },
  {
    type: "PU",
    pinned: false,
    daysAgo: 2,
    titles: {
      CN: "免费试玩",
      EN: "Try before you play",
      ID: "Coba dulu sebelum bermain",
      PT: "Experimente antes de jogar",
      TH: "ทดลองก่อนเล่นจริง",
      TY: "Taste first",
      VI: "Chơi thử trước khi chơi thật",
    },
    contents: {
      CN: "大部分游戏可用试玩金免费体验,无需注册。",
      EN: "Most games can be tried with play money, without an account.",
      ID: "Sebagian besar game bisa dicoba dengan uang mainan, tanpa akun.",
      PT: "A maioria dos jogos pode ser testada com dinheiro fictício, sem conta.",
      TH: "เกมส่วนใหญ่ทดลองเล่นด้วยเงินเสมือนได้ โดยไม่ต้องมีบัญชี",
      TY: "Play money, real fun, no account.",
      VI: "Hầu hết trò chơi có thể chơi thử bằng tiền ảo, không cần tài khoản.",
    },
  },
  {
    type: "H",
    pinned: false,
    daysAgo: 0,
    titles: {
      CN: "本周新增 12 款电子与 2 张真人桌台",
      EN: "Twelve new slots and two live tables this week",
      ID: "Dua belas slot baru dan dua meja langsung minggu ini",
      PT: "Doze slots e duas mesas ao vivo novas nesta semana",
      TH: "สัปดาห์นี้มีสล็อตใหม่ 12 เกมและโต๊ะสด 2 โต๊ะ",
      TY: "Twelve new spinners, two new tables. Come and see",
      VI: "Tuần này có 12 slot mới và 2 bàn trực tiếp",
    },
    contents: {
      CN: "请在“最新上线”查看。",
      EN: "Find them under New arrivals.",
      ID: "Temukan di Baru hadir.",
      PT: "Veja em Novidades.",
      TH: "ดูได้ที่ มาใหม่",
      TY: "They wait under Fresh through the door.",
      VI: "Xem tại mục Mới ra mắt.",
    },
  },
  {
    type: "H",
    pinned: false,
    daysAgo: 1,
    titles: {
      CN: "提款平均 9 分钟到账",
      EN: "Withdrawals took nine minutes on average last week",
      ID: "Penarikan rata-rata sembilan menit minggu lalu",
      PT: "Saques levaram nove minutos em média na semana passada",
      TH: "สัปดาห์ที่แล้วถอนเงินเฉลี่ย 9 นาที",
      TY: "Money out in nine minutes, on average",
      VI: "Tuần trước rút tiền trung bình 9 phút",
    },
    contents: {
      CN: "感谢您的耐心。",
      EN: "Thank you for your patience.",
      ID: "Terima kasih atas kesabaran Anda.",
      PT: "Obrigado pela paciência.",
      TH: "ขอบคุณที่รอ",
      TY: "We keep the clock running.",
      VI: "Cảm ơn bạn đã kiên nhẫn.",
    },
  },
  {
    type: "H",
    pinned: false,
    daysAgo: 3,
    titles: {
      CN: "我们绝不会向您索要密码",
      EN: "We never ask for your password",
      ID: "Kami tidak pernah meminta kata sandi Anda",
      PT: "Nunca pedimos sua senha",
      TH: "เราไม่เคยขอรหัสผ่านของคุณ",
      TY: "Nobody here wants your password",
      VI: "Chúng tôi không bao giờ hỏi mật khẩu của bạn",
    },
    contents: {
      CN: "如遇可疑信息,请联系客服。",
      EN: "Report anybody who does to customer service.",
      ID: "Laporkan siapa pun yang memintanya.",
      PT: "Denuncie quem pedir.",
      TH: "หากมีใครขอ โปรดแจ้งฝ่ายบริการ",
      TY: "If somebody does, tell us.",
      VI: "Hãy báo cho CSKH nếu có ai hỏi.",
    },
  },
  {
    type: "PR",
    pinned: true,
    daysAgo: 1,
    titles: {
      CN: "首存礼遇",
      EN: "A warm start",
      ID: "Awal yang hangat",
      PT: "Um começo caloroso",
      TH: "เริ่มต้นอย่างอบอุ่น",
      TY: "A warm start",
      VI: "Khởi đầu ấm áp",
    },
    contents: {
      CN: "新会员注册可获 1,000 越南盾奖金。条款适用。",
      EN: "New members receive a bonus of 1,000 VND. Terms apply.",
      ID: "Anggota baru mendapat bonus 1.000 VND. Syarat berlaku.",
      PT: "Novos membros recebem um bônus de 1.000 VND. Consulte os termos.",
      TH: "สมาชิกใหม่รับโบนัส 1,000 ดอง เป็นไปตามเงื่อนไข",
      TY: "1,000 VND for new faces. Terms apply.",
      VI: "Thành viên mới nhận thưởng 1.000 VND. Có điều khoản.",
    },
  },
  {
    type: "PR",
    pinned: false,
    daysAgo: 4,
    titles: {
      CN: "周末返水",
      EN: "Weekend rebate",
      ID: "Rebate akhir pekan",
      PT: "Rebate de fim de semana",
      TH: "คืนยอดสุดสัปดาห์",
      TY: "Weekend back-scratch",
      VI: "Hoàn trả cuối tuần",
    },
    contents: {
      CN: "周六与周日的有效投注可享额外返水。",
      EN: "Valid bets on Saturday and Sunday earn an extra rebate.",
      ID: "Taruhan sah Sabtu dan Minggu mendapat rebate tambahan.",
      PT: "Apostas válidas no sábado e domingo rendem um rebate extra.",
      TH: "เดิมพันที่นับยอดวันเสาร์และอาทิตย์ได้คืนยอดเพิ่ม",
      TY: "Saturday and Sunday bets give a little back.",
      VI: "Cược hợp lệ thứ Bảy và Chủ nhật được hoàn thêm.",
    },
  },
  {
    type: "PR",
    pinned: false,
    daysAgo: 6,
    titles: {
      CN: "好友同行",
      EN: "Better with friends",
      ID: "Lebih seru bersama teman",
      PT: "Melhor com amigos",
      TH: "สนุกกว่าเมื่อมีเพื่อน",
      TY: "Bring somebody along",
      VI: "Vui hơn cùng bạn bè",
    },
    contents: {
      CN: "邀请好友即将开启,敬请期待。",
      EN: "Inviting friends opens soon.",
      ID: "Undang teman segera dibuka.",
      PT: "Em breve: convide amigos.",
      TH: "เร็ว ๆ นี้ ชวนเพื่อนได้แล้ว",
      TY: "Soon you may bring friends.",
      VI: "Sắp mở tính năng mời bạn bè.",
    },
  },
  {
    type: "PL",
    pinned: true,
    daysAgo: 0,
    titles: {
      CN: "负责任的娱乐",
      EN: "Playing responsibly",
      ID: "Bermain dengan bertanggung jawab",
      PT: "Jogo responsável",
      TH: "เล่นอย่างรับผิดชอบ",
      TY: "Play like you mean to come back",
      VI: "Chơi có trách nhiệm",
    },
    contents: {
      CN: "设定限额,适时休息。如需帮助,请联系客服。",
      EN: "Set limits and take breaks. If play stops being fun, talk to us.",
      ID: "Tetapkan batas dan beristirahatlah. Jika tak lagi menyenangkan, hubungi kami.",
      PT: "Defina limites e faça pausas. Se deixar de ser divertido, fale conosco.",
      TH: "ตั้งวงเงินและพักบ้าง หากไม่สนุกแล้ว คุยกับเรา",
      TY: "Limits are lovely. Breaks too. Talk to us any time.",
      VI: "Hãy đặt giới hạn và nghỉ ngơi. Khi không còn vui, hãy liên hệ chúng tôi.",
    },
  },
  {
    type: "PL",
    pinned: false,
    daysAgo: 5,
    titles: {
      CN: "新增三条图片线路",
      EN: "Three picture servers instead of one",
      ID: "Tiga server gambar",
      PT: "Três servidores de imagens",
      TH: "เซิร์ฟเวอร์ภาพสามเครื่อง",
      TY: "Pictures come three ways now",
      VI: "Ba máy chủ hình ảnh",
    },
    contents: {
      CN: "大厅加载更快,线路故障时自动切换。",
      EN: "Lobbies load faster, and another server takes over when one fails.",
      ID: "Lobi lebih cepat, dan server lain mengambil alih bila satu gagal.",
      PT: "Os lobbies carregam mais rápido, e outro servidor assume se um falhar.",
      TH: "ล็อบบี้โหลดเร็วขึ้น และสลับเซิร์ฟเวอร์อัตโนมัติ",
      TY: "Faster halls. If one line naps, the next one works.",
      VI: "Sảnh tải nhanh hơn, tự chuyển khi một máy chủ lỗi.",
    },
  },
  ...weekly,
];
