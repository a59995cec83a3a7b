import type { Translated } from "../languages.ts";

export const responsibleGaming = {
  RG_LIMIT_REACHED: {
    CN: "这会超出您为自己设定的限额。",
    EN: "This would exceed a limit that you set for yourself.",
    ID: "Ini akan melebihi batas yang Anda tetapkan sendiri.",
    PT: "Isso ultrapassaria um limite que você definiu para si.",
    TH: "การทำรายการนี้จะเกินวงเงินที่คุณตั้งไว้เอง",
    TY: "That would cross the line you drew for yourself.",
    VI: "Việc này sẽ vượt quá hạn mức bạn tự đặt.",
  },
  RG_SESSION_LIMIT: {
    CN: "您为自己设定的游戏时间已用完。",
    EN: "The time that you set for yourself is used up.",
    ID: "Waktu yang Anda tetapkan sendiri sudah habis.",
    PT: "O tempo que você definiu para si acabou.",
    TH: "เวลาที่คุณตั้งไว้เองหมดแล้ว",
    TY: "The time you gave yourself is up.",
    VI: "Thời gian bạn tự đặt đã hết.",
  },
  RG_LIMIT_PENDING: {
    CN: "更高的限额须在提出 24 小时后才能确认。",
    EN: "A higher limit can be confirmed 24 hours after it was asked for.",
    ID: "Batas yang lebih tinggi dapat dikonfirmasi 24 jam setelah diminta.",
    PT: "Um limite maior pode ser confirmado 24 horas depois do pedido.",
    TH: "วงเงินที่สูงขึ้นยืนยันได้หลังจากขอแล้ว 24 ชั่วโมง",
    TY: "Sleep on it: a higher limit can be confirmed after 24 hours.",
    VI: "Hạn mức cao hơn chỉ xác nhận được sau 24 giờ kể từ khi yêu cầu.",
  },
  RG_TIME_OUT: {
    CN: "您正在休息，期间不能进行此操作。",
    EN: "You are taking a break from play, so this is not possible now.",
    ID: "Anda sedang rehat bermain, jadi ini belum bisa dilakukan.",
    PT: "Você está em uma pausa do jogo, por isso isto não é possível agora.",
    TH: "คุณกำลังพักการเล่น จึงยังทำรายการนี้ไม่ได้",
    TY: "You are taking a breather, so this has to wait.",
    VI: "Bạn đang tạm nghỉ chơi nên chưa thể thực hiện việc này.",
  },
  RG_SELF_EXCLUDED: {
    CN: "您已自我排除，不能进行此操作。",
    EN: "You have excluded yourself from play, so this is not possible.",
    ID: "Anda telah mengecualikan diri dari permainan, jadi ini tidak bisa dilakukan.",
    PT: "Você se autoexcluiu do jogo, por isso isto não é possível.",
    TH: "คุณได้ระงับตนเองจากการเล่นแล้ว จึงทำรายการนี้ไม่ได้",
    TY: "You have excluded yourself from play, so this is not possible.",
    VI: "Bạn đã tự loại trừ khỏi trò chơi nên không thể thực hiện việc này.",
  },
} satisfies Record<string, Translated>;
