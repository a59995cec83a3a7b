/** The topics that the automatic agent knows, the most urgent first. */
export const TOPICS = ["human", "password", "withdraw", "deposit", "bonus", "thanks", "hello"] as const;
export type Topic = (typeof TOPICS)[number];

/** Words of each topic in all languages, because people mix them. */
export const WORDS: Record<Topic, RegExp> = {
  human:
    /\b(human|agents?|person|operator|petugas|orang|atendente|humano|pessoa|real people)\b|人工|客服人员|เจ้าหน้าที่|พนักงาน|nhân viên|người thật/iu,
  password: /\b(pass ?words?|passcode|log ?in|sandi|senha)\b|密码|登录|รหัสผ่าน|เข้าสู่ระบบ|mật khẩu|đăng nhập/iu,
  withdraw:
    /\b(withdraw\w*|cash ?out|payout|wd|penarikan|(di)?tarik|(me)?narik|sa(que|car)\w*|retirada)\b|提款|提现|取款|ถอน|rút/iu,
  deposit: /\b(deposit\w*|top ?up|(me)?nyetor|setor|isi saldo|depósitos?|depositar)\b|存款|充值|ฝาก|เติมเงิน|nạp/iu,
  bonus: /\b(bonus\w*|bônus|promo\w*|promoç\w*|promosi)(?!\p{L})|优惠|奖金|红利|โบนัส|โปรโมชั่น|khuyến mãi|thưởng/iu,
  thanks: /\b(thank\w*|thx|terima kasih|makasih|obrigad[oa])\b|谢谢|多谢|ขอบคุณ|c[ảá]m ơn/iu,
  hello:
    /\b(hi|hello|hey|good (morning|evening)|halo|hai|olá|oi|bom dia|boa (tarde|noite)|selamat (pagi|siang|sore|malam))(?!\p{L})|你好|您好|สวัสดี|xin chào|chào/iu,
};
