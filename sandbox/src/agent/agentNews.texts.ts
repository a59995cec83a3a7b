import type { Translated } from "../http/languages.ts";

/** Something the operator has to say to agents. */
export interface AgentNews {
  pinned: boolean;
  /** How long ago it was put up. */
  daysAgo: number;
  titles: Translated;
  contents: Translated;
}

type Text = Pick<AgentNews, "titles" | "contents">;

const CENTRE: Text = {
  titles: {
    CN: "代理中心使用说明",
    EN: "How the agent centre works",
    ID: "Cara kerja pusat agen",
    PT: "Como funciona a central de agentes",
    TH: "วิธีใช้ศูนย์ตัวแทน",
    TY: "Your crew's cockpit",
    VI: "Cách dùng trung tâm đại lý",
  },
  contents: {
    CN: "您只能看到自己团队的数据。报表一次最多查询 92 天,保留 12 个月。",
    EN: "You see your own line only. A report covers at most 92 days, and 12 months are kept.",
    ID: "Anda hanya melihat jaringan sendiri. Laporan mencakup maksimal 92 hari dan disimpan 12 bulan.",
    PT: "Você vê apenas a sua própria linha. Um relatório cobre no máximo 92 dias; guardamos 12 meses.",
    TH: "คุณเห็นเฉพาะสายงานของตนเอง รายงานครอบคลุมสูงสุด 92 วัน และเก็บไว้ 12 เดือน",
    TY: "Your own crew, nobody else's. Up to 92 days a report, 12 months in the logbook.",
    VI: "Bạn chỉ xem được tuyến của mình. Mỗi báo cáo tối đa 92 ngày, lưu trong 12 tháng.",
  },
};

const PRIVACY: Text = {
  titles: {
    CN: "保护会员资料",
    EN: "Your players' data",
    ID: "Data pemain Anda",
    PT: "Dados dos seus jogadores",
    TH: "ข้อมูลของผู้เล่นของคุณ",
    TY: "What stays below deck",
    VI: "Dữ liệu người chơi của bạn",
  },
  contents: {
    CN: "联系方式已隐藏,客服绝不会向您索要会员密码。",
    EN: "Contact details are hidden, and nobody of ours will ever ask you for a player's password.",
    ID: "Kontak disembunyikan, dan kami tidak pernah meminta kata sandi pemain.",
    PT: "Os contatos ficam ocultos, e nunca pediremos a senha de um jogador.",
    TH: "ข้อมูลติดต่อถูกซ่อนไว้ และเราจะไม่ขอรหัสผ่านของผู้เล่นจากคุณ",
    TY: "Contacts stay hidden. Nobody of ours will ever ask for a player's password.",
    VI: "Thông tin liên hệ được ẩn, và chúng tôi không bao giờ hỏi mật khẩu của người chơi.",
  },
};

const STATEMENT: Text = {
  titles: {
    CN: "上周团队投注数据已更新",
    EN: "Last week's team figures are final",
    ID: "Angka tim pekan lalu sudah final",
    PT: "Números da equipe da semana passada fechados",
    TH: "ตัวเลขของทีมสัปดาห์ที่แล้วสรุปแล้ว",
    TY: "Last week's crew count is in",
    VI: "Số liệu đội tuần trước đã chốt",
  },
  contents: {
    CN: "上周一至周日的注单均已结算,可在团队投注中查看。",
    EN: "Bets of Monday to Sunday are settled. Find them under Team Betting.",
    ID: "Taruhan Senin sampai Minggu sudah diselesaikan. Lihat di Taruhan Tim.",
    PT: "As apostas de segunda a domingo foram liquidadas. Veja em Apostas da Equipe.",
    TH: "เดิมพันวันจันทร์ถึงอาทิตย์สรุปผลแล้ว ดูได้ที่การเดิมพันของทีม",
    TY: "Monday to Sunday, all settled. Look under Team Betting.",
    VI: "Cược từ thứ Hai đến Chủ nhật đã kết toán. Xem tại Cược đội nhóm.",
  },
};

/** For as many weeks as agents may page back. */
const WEEKS = 10;

/** What agents are told: pinned ones first, then the latest. */
export const AGENT_NEWS: readonly AgentNews[] = [
  { pinned: true, daysAgo: 40, ...CENTRE },
  ...Array.from({ length: WEEKS }, (_, week) => ({ pinned: false, daysAgo: 7 * week + 2, ...STATEMENT })),
  { pinned: false, daysAgo: 90, ...PRIVACY },
];
