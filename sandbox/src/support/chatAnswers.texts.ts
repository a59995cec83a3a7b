import type { Language } from "../http/languages.ts";

/** What a visitor may write about, the most pressing first. */
export const TOPICS = ["human", "password", "withdraw", "deposit", "bonus", "thanks", "hello"] as const;
export type Topic = (typeof TOPICS)[number];

/** Words that give a topic away, in all languages: people mix them. */
export const WORDS: Record<Topic, RegExp> = {
  human:
    /\b(human|agents?|person|operator|petugas|orang|atendente|humano|pessoa|real people)\b|人工|客服人员|เจ้าหน้าที่|พนักงาน|nhân viên|người thật/iu,
  password: /\b(pass ?words?|passcode|log ?in|sandi|senha)\b|密码|登录|รหัสผ่าน|เข้าสู่ระบบ|mật khẩu|đăng nhập/iu,
  withdraw: /\b(withdraw\w*|cash ?out|payout|penarikan|tarik|sa(que|car)\w*|retirada)\b|提款|提现|取款|ถอน|rút/iu,
  deposit: /\b(deposit\w*|top ?up|setor|depósitos?|depositar)\b|存款|充值|ฝาก|เติมเงิน|nạp/iu,
  bonus: /\b(bonus\w*|bônus|promo\w*|promoç\w*|promosi)(?!\p{L})|优惠|奖金|红利|โบนัส|โปรโมชั่น|khuyến mãi|thưởng/iu,
  thanks: /\b(thank\w*|thx|terima kasih|makasih|obrigad[oa])\b|谢谢|多谢|ขอบคุณ|cảm ơn/iu,
  hello: /\b(hi|hello|hey|good (morning|evening)|halo|hai|olá|oi|bom dia)(?!\p{L})|你好|您好|สวัสดี|xin chào|chào/iu,
};

/** `{minutes}` is how long a person takes to answer. */
export const ANSWERS: Record<Language, Record<Topic | "other", string>> = {
  EN: {
    human:
      "I have passed this on. A person answers here within {minutes} minutes; you can leave the chat, we will mark the answer for you.",
    password:
      "Forgot it? Choose “Forgot password” in the login window: a link by e-mail or a code by phone lets you set a new one. We never ask for your password here.",
    withdraw:
      "Withdrawals are under your avatar, Withdraw. Most are paid within the hour; the account record shows where each one stands.",
    deposit:
      "Deposits are under your avatar, Deposit. Money is there as soon as the channel confirms it, usually within minutes.",
    bonus:
      "Everything that runs now is under Promotions, with its conditions. The turnover that is left stands beside each bonus you hold.",
    thanks: "You're welcome! Anything else?",
    hello: "Hello! What can I do for you?",
    other:
      "I'm not sure I understood. Is it about deposits, withdrawals, bonuses or your password? Write “agent” and a person takes over.",
  },
  CN: {
    human: "已为您转接。客服人员将在 {minutes} 分钟内在此回复；您可以离开聊天，有回复时会提醒您。",
    password: "忘记密码？请在登录窗口选择“忘记密码”，通过邮件链接或手机验证码即可重设。我们绝不会在这里索要您的密码。",
    withdraw: "点击头像中的“提款”即可申请。大多数提款会在一小时内到账，账户记录里可以查看进度。",
    deposit: "点击头像中的“存款”即可。渠道确认后立即到账，通常只需几分钟。",
    bonus: "目前所有活动及其条件都在“优惠活动”页面。您持有的每笔红利旁边会显示剩余流水。",
    thanks: "不客气！还有什么可以帮您？",
    hello: "您好！请问有什么可以帮您？",
    other: "抱歉，我没有完全理解。是关于存款、提款、优惠还是密码？输入“人工”即可转接客服人员。",
  },
  ID: {
    human:
      "Sudah saya teruskan. Petugas menjawab di sini dalam {minutes} menit; Anda boleh menutup obrolan, jawaban akan kami tandai.",
    password:
      "Lupa? Pilih “Lupa kata sandi” di jendela masuk: tautan lewat email atau kode lewat telepon untuk membuat yang baru. Kami tidak pernah meminta kata sandi di sini.",
    withdraw:
      "Penarikan ada di avatar Anda, Tarik dana. Sebagian besar dibayar dalam satu jam; catatan akun menunjukkan statusnya.",
    deposit:
      "Deposit ada di avatar Anda, Deposit. Dana masuk begitu saluran mengonfirmasi, biasanya dalam hitungan menit.",
    bonus:
      "Semua yang sedang berjalan ada di Promosi beserta syaratnya. Sisa turnover tertera di samping tiap bonus Anda.",
    thanks: "Sama-sama! Ada lagi?",
    hello: "Halo! Ada yang bisa saya bantu?",
    other:
      "Saya kurang paham. Soal deposit, penarikan, bonus, atau kata sandi? Tulis “petugas” dan seseorang akan melanjutkan.",
  },
  PT: {
    human:
      "Já encaminhei. Uma pessoa responde aqui em até {minutes} minutos; você pode sair do chat, avisamos quando houver resposta.",
    password:
      "Esqueceu? Escolha “Esqueci a senha” na janela de entrada: um link por e-mail ou um código por telefone permite criar outra. Nunca pedimos sua senha aqui.",
    withdraw:
      "Os saques ficam no seu avatar, em Sacar. A maioria é paga em até uma hora; o extrato mostra em que ponto está cada um.",
    deposit:
      "Os depósitos ficam no seu avatar, em Depositar. O dinheiro entra assim que o canal confirma, em geral em minutos.",
    bonus:
      "Tudo o que está valendo está em Promoções, com as condições. O rollover que falta aparece ao lado de cada bônus seu.",
    thanks: "De nada! Mais alguma coisa?",
    hello: "Olá! Como posso ajudar?",
    other: "Não entendi bem. É sobre depósitos, saques, bônus ou senha? Escreva “atendente” e uma pessoa assume.",
  },
  TH: {
    human: "ส่งต่อให้แล้ว เจ้าหน้าที่จะตอบที่นี่ภายใน {minutes} นาที คุณออกจากแชทได้ เราจะแจ้งเมื่อมีคำตอบ",
    password: "ลืมใช่ไหม? เลือก “ลืมรหัสผ่าน” ในหน้าต่างเข้าสู่ระบบ แล้วตั้งใหม่ด้วยลิงก์ทางอีเมลหรือรหัสทางโทรศัพท์ เราไม่เคยถามรหัสผ่านที่นี่",
    withdraw: "การถอนอยู่ที่รูปโปรไฟล์ เมนูถอนเงิน ส่วนใหญ่จ่ายภายในหนึ่งชั่วโมง ดูสถานะได้ในบันทึกบัญชี",
    deposit: "การฝากอยู่ที่รูปโปรไฟล์ เมนูฝากเงิน เงินเข้าทันทีที่ช่องทางยืนยัน ปกติไม่กี่นาที",
    bonus: "โปรโมชั่นทั้งหมดพร้อมเงื่อนไขอยู่ในหน้าโปรโมชั่น ยอดเทิร์นที่เหลือแสดงข้างโบนัสแต่ละรายการ",
    thanks: "ด้วยความยินดี! มีอะไรอีกไหม?",
    hello: "สวัสดี! ให้ช่วยอะไรดี?",
    other: "ขออภัย ยังไม่แน่ใจว่าเข้าใจถูก เกี่ยวกับการฝาก ถอน โบนัส หรือรหัสผ่านหรือเปล่า? พิมพ์ “เจ้าหน้าที่” เพื่อคุยกับคน",
  },
  TY: {
    human:
      "Ringing the bell! A human turns up here within {minutes} minutes. Wander off if you like, we'll leave a dot.",
    password:
      "Happens to the best. “Forgot password” in the login window sends a link or a code. And never tell us the password: we'd only blush.",
    withdraw:
      "Money out lives behind your avatar, under Withdraw. Most of it leaves within the hour, and the account record tells you where it is.",
    deposit:
      "Money in lives behind your avatar, under Deposit. It lands as soon as the channel nods, usually within minutes.",
    bonus: "Everything sweet is under Promotions, small print included. What's left to play stands beside each bonus.",
    thanks: "Any time! What else?",
    hello: "Hello, hello! What can we do for you?",
    other: "That went over my head. Money in, money out, bonuses, passwords? Or say “agent” and a human steps in.",
  },
  VI: {
    human:
      "Đã chuyển yêu cầu. Nhân viên sẽ trả lời tại đây trong vòng {minutes} phút; quý khách có thể rời khung chat, chúng tôi sẽ báo khi có trả lời.",
    password:
      "Quên mật khẩu? Chọn “Quên mật khẩu” ở cửa sổ đăng nhập: liên kết qua email hoặc mã qua điện thoại giúp đặt lại. Chúng tôi không bao giờ hỏi mật khẩu tại đây.",
    withdraw:
      "Rút tiền nằm ở ảnh đại diện, mục Rút tiền. Phần lớn được trả trong một giờ; lịch sử tài khoản cho biết tiến độ.",
    deposit:
      "Nạp tiền nằm ở ảnh đại diện, mục Nạp tiền. Tiền vào ngay khi kênh thanh toán xác nhận, thường chỉ vài phút.",
    bonus:
      "Mọi chương trình đang chạy đều ở mục Khuyến mãi, kèm điều kiện. Vòng cược còn lại hiển thị cạnh từng khoản thưởng.",
    thanks: "Không có gì! Quý khách cần gì nữa không?",
    hello: "Xin chào! Tôi có thể giúp gì?",
    other:
      "Tôi chưa hiểu rõ. Đây là về nạp tiền, rút tiền, khuyến mãi hay mật khẩu? Gõ “nhân viên” để gặp người hỗ trợ.",
  },
};
