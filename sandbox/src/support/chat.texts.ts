import type { Language } from "../http/languages.ts";

/** What a chat page shows, and how its automatic agent greets. */
interface ChatTexts {
  agent: string;
  status: string;
  welcome: string;
  welcomeVip: string;
  placeholder: string;
  send: string;
  you: string;
  typing: string;
  offline: string;
  failed: string;
  again: string;
  expiredTitle: string;
  expiredText: string;
  needsScript: string;
}

export const CHAT_TEXTS: Record<Language, ChatTexts> = {
  EN: {
    agent: "Atrium care",
    status: "Here day and night",
    welcome:
      "Hello, and welcome! Ask about deposits, withdrawals, bonuses or your password, or write “agent” for a person.",
    welcomeVip: "Welcome to the VIP desk. Tell us what you need: a person from your team reads along.",
    placeholder: "Write a message",
    send: "Send",
    you: "You",
    typing: "Atrium care is writing",
    offline: "The connection was lost. Trying again …",
    failed: "Not sent.",
    again: "Send again",
    expiredTitle: "This conversation was closed",
    expiredText: "Close this window and open the chat again. Nothing you wrote is lost.",
    needsScript: "The chat needs JavaScript.",
  },
  CN: {
    agent: "Atrium 客服",
    status: "全天在线",
    welcome: "您好，欢迎光临！可以咨询存款、提款、优惠或密码，输入“人工”即可转接客服人员。",
    welcomeVip: "欢迎来到 VIP 专属客服。请告诉我们您的需要，专属团队正在为您服务。",
    placeholder: "输入消息",
    send: "发送",
    you: "您",
    typing: "客服正在输入",
    offline: "连接已断开，正在重试……",
    failed: "未发送。",
    again: "重新发送",
    expiredTitle: "此对话已关闭",
    expiredText: "请关闭此窗口并重新打开聊天，您写过的内容不会丢失。",
    needsScript: "聊天需要启用 JavaScript。",
  },
  ID: {
    agent: "Layanan Atrium",
    status: "Siaga siang dan malam",
    welcome:
      "Halo, selamat datang! Tanyakan soal deposit, penarikan, bonus, atau kata sandi, atau tulis “petugas” untuk bicara dengan orang.",
    welcomeVip: "Selamat datang di meja VIP. Sampaikan kebutuhan Anda: tim Anda ikut membaca.",
    placeholder: "Tulis pesan",
    send: "Kirim",
    you: "Anda",
    typing: "Layanan Atrium sedang menulis",
    offline: "Koneksi terputus. Mencoba lagi …",
    failed: "Tidak terkirim.",
    again: "Kirim lagi",
    expiredTitle: "Percakapan ini sudah ditutup",
    expiredText: "Tutup jendela ini lalu buka obrolan lagi. Tulisan Anda tidak hilang.",
    needsScript: "Obrolan memerlukan JavaScript.",
  },
  PT: {
    agent: "Atendimento Atrium",
    status: "Aqui dia e noite",
    welcome:
      "Olá, boas-vindas! Pergunte sobre depósitos, saques, bônus ou sua senha, ou escreva “atendente” para falar com uma pessoa.",
    welcomeVip: "Boas-vindas ao atendimento VIP. Diga do que precisa: alguém da sua equipe acompanha a conversa.",
    placeholder: "Escreva uma mensagem",
    send: "Enviar",
    you: "Você",
    typing: "O atendimento está escrevendo",
    offline: "A conexão caiu. Tentando de novo …",
    failed: "Não enviada.",
    again: "Enviar de novo",
    expiredTitle: "Esta conversa foi encerrada",
    expiredText: "Feche esta janela e abra o chat de novo. Nada do que você escreveu se perdeu.",
    needsScript: "O chat precisa de JavaScript.",
  },
  TH: {
    agent: "ทีมดูแล Atrium",
    status: "พร้อมให้บริการทั้งวันทั้งคืน",
    welcome: "สวัสดี ยินดีต้อนรับ! สอบถามเรื่องฝากเงิน ถอนเงิน โบนัส หรือรหัสผ่านได้เลย หรือพิมพ์ “เจ้าหน้าที่” เพื่อคุยกับคน",
    welcomeVip: "ยินดีต้อนรับสู่บริการ VIP บอกสิ่งที่คุณต้องการได้เลย ทีมของคุณกำลังอ่านอยู่",
    placeholder: "พิมพ์ข้อความ",
    send: "ส่ง",
    you: "คุณ",
    typing: "ทีมดูแลกำลังพิมพ์",
    offline: "การเชื่อมต่อหลุด กำลังลองใหม่ …",
    failed: "ยังไม่ได้ส่ง",
    again: "ส่งอีกครั้ง",
    expiredTitle: "การสนทนานี้ปิดแล้ว",
    expiredText: "ปิดหน้าต่างนี้แล้วเปิดแชทอีกครั้ง สิ่งที่คุณเขียนไว้ยังอยู่ครบ",
    needsScript: "แชทต้องใช้ JavaScript",
  },
  TY: {
    agent: "The front desk",
    status: "Lights on, day and night",
    welcome:
      "Hello there! Money in, money out, bonuses, lost passwords: just ask. Or say “agent” and we fetch a human.",
    welcomeVip: "The good chairs are over here. Tell us what you need: your people are listening.",
    placeholder: "Say something",
    send: "Send",
    you: "You",
    typing: "The front desk is scribbling",
    offline: "The line went quiet. Redialling …",
    failed: "It never left.",
    again: "Push it again",
    expiredTitle: "This little chat has closed",
    expiredText: "Shut this window and open the chat again. Every word you wrote is still here.",
    needsScript: "The chat runs on JavaScript.",
  },
  VI: {
    agent: "Chăm sóc Atrium",
    status: "Trực ngày và đêm",
    welcome:
      "Xin chào quý khách! Hãy hỏi về nạp tiền, rút tiền, khuyến mãi hay mật khẩu, hoặc gõ “nhân viên” để gặp người hỗ trợ.",
    welcomeVip: "Chào mừng đến quầy VIP. Hãy cho biết quý khách cần gì: đội ngũ riêng đang theo dõi.",
    placeholder: "Nhập tin nhắn",
    send: "Gửi",
    you: "Bạn",
    typing: "Chăm sóc Atrium đang trả lời",
    offline: "Mất kết nối. Đang thử lại …",
    failed: "Chưa gửi được.",
    again: "Gửi lại",
    expiredTitle: "Cuộc trò chuyện này đã đóng",
    expiredText: "Hãy đóng cửa sổ này và mở lại trò chuyện. Những gì bạn đã viết vẫn còn.",
    needsScript: "Trò chuyện cần JavaScript.",
  },
};
