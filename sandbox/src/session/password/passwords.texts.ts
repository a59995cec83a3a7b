import type { Language } from "../../http/languages.ts";

interface Link {
  username: string;
  link: string;
}

interface PasswordTexts {
  changedTitle: string;
  changedText: string;
  linkTitle: string;
  linkText: (link: Link) => string;
}

/** What members read about their passwords, in their inbox and by e-mail. */
export const passwordTexts: Record<Language, PasswordTexts> = {
  CN: {
    changedTitle: "您的密码已更改",
    changedText: "您账号的密码刚刚已更改，其他设备上的登录均已结束。如果不是您本人操作，请立即联系客服。",
    linkTitle: "设置新密码",
    linkText: ({ username, link }) =>
      `${username}，您好！\n\n请打开以下链接设置新密码。链接 30 分钟内有效，且只能使用一次：\n\n${link}\n\n如果您没有申请，请忽略此邮件，您的密码保持不变。`,
  },
  EN: {
    changedTitle: "Your password was changed",
    changedText:
      "The password of your account was changed just now, and you were logged out on all other devices. If it wasn't you, please contact customer service at once.",
    linkTitle: "Choose a new password",
    linkText: ({ username, link }) =>
      `Hello ${username},\n\nopen this link to choose a new password. It works once, within 30 minutes:\n\n${link}\n\nIf you didn't ask for it, ignore this e-mail: your password stays as it is.`,
  },
  ID: {
    changedTitle: "Kata sandi Anda telah diubah",
    changedText:
      "Kata sandi akun Anda baru saja diubah dan Anda dikeluarkan dari semua perangkat lain. Jika bukan Anda, segera hubungi layanan pelanggan.",
    linkTitle: "Buat kata sandi baru",
    linkText: ({ username, link }) =>
      `Halo ${username},\n\nbuka tautan ini untuk membuat kata sandi baru. Tautan berlaku sekali, dalam 30 menit:\n\n${link}\n\nJika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah.`,
  },
  PT: {
    changedTitle: "Sua senha foi alterada",
    changedText:
      "A senha da sua conta acaba de ser alterada e você saiu de todos os outros dispositivos. Se não foi você, fale já com o atendimento.",
    linkTitle: "Escolha uma nova senha",
    linkText: ({ username, link }) =>
      `Olá, ${username}!\n\nAbra este link para escolher uma nova senha. Ele funciona uma vez, por 30 minutos:\n\n${link}\n\nSe não foi você que pediu, ignore este e-mail: sua senha continua a mesma.`,
  },
  TH: {
    changedTitle: "รหัสผ่านของคุณถูกเปลี่ยนแล้ว",
    changedText: "รหัสผ่านของบัญชีคุณเพิ่งถูกเปลี่ยน และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที",
    linkTitle: "ตั้งรหัสผ่านใหม่",
    linkText: ({ username, link }) =>
      `สวัสดี ${username}\n\nเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่ ใช้ได้ครั้งเดียวภายใน 30 นาที:\n\n${link}\n\nหากคุณไม่ได้ขอ กรุณาไม่ต้องสนใจอีเมลนี้ รหัสผ่านของคุณยังเหมือนเดิม`,
  },
  TY: {
    changedTitle: "New password, same you",
    changedText:
      "Your password was changed just now, and every other device had to leave. Wasn't you? Then call customer service right away.",
    linkTitle: "A fresh password for you",
    linkText: ({ username, link }) =>
      `Hello ${username},\n\nthis link lets you choose a new password, once, within the next 30 minutes:\n\n${link}\n\nDidn't ask for it? Then leave it be: nothing changes.`,
  },
  VI: {
    changedTitle: "Mật khẩu của bạn đã được đổi",
    changedText:
      "Mật khẩu tài khoản của bạn vừa được đổi và mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.",
    linkTitle: "Đặt mật khẩu mới",
    linkText: ({ username, link }) =>
      `Xin chào ${username},\n\nhãy mở liên kết này để đặt mật khẩu mới. Liên kết dùng được một lần, trong 30 phút:\n\n${link}\n\nNếu bạn không yêu cầu, hãy bỏ qua e-mail này: mật khẩu của bạn vẫn giữ nguyên.`,
  },
};
