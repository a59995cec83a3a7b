import type { Translated } from "../languages.ts";
import { codes } from "./codes.ts";

export const phoneAuth = {
  PHONE_INVALID: {
    CN: "手机号无效。",
    EN: "This phone number isn't valid.",
    ID: "Nomor telepon ini tidak valid.",
    PT: "Este número de telefone não é válido.",
    TH: "หมายเลขโทรศัพท์นี้ไม่ถูกต้อง",
    TY: "No phone rings at this number.",
    VI: "Số điện thoại này không hợp lệ.",
  },
  PHONE_TOO_MANY_REQUESTS: {
    CN: "请求过多，请 5 分钟后再试。",
    EN: "Too many requests. Please try again in 5 minutes.",
    ID: "Terlalu banyak permintaan. Coba lagi dalam 5 menit.",
    PT: "Muitas solicitações. Tente novamente em 5 minutos.",
    TH: "มีคำขอมากเกินไป กรุณาลองใหม่ใน 5 นาที",
    TY: "Easy! Have a coffee and try again in 5 minutes.",
    VI: "Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.",
  },
  PHONE_UNKNOWN: {
    CN: "手机验证失败，请重试。",
    EN: "We couldn't verify your phone number. Please try again.",
    ID: "Nomor telepon tidak dapat diverifikasi. Silakan coba lagi.",
    PT: "Não foi possível verificar o telefone. Tente novamente.",
    TH: "ยืนยันหมายเลขโทรศัพท์ไม่สำเร็จ กรุณาลองใหม่",
    TY: "Your phone and we didn't connect. Try again.",
    VI: "Không xác minh được số điện thoại. Vui lòng thử lại.",
  },
  PHONE_CODE_INVALID: codes.CODE_INVALID,
  PHONE_OPERATION_NOT_ALLOWED: {
    CN: "此号码不允许手机验证。",
    EN: "This number can't be verified by phone.",
    ID: "Verifikasi telepon tidak diizinkan untuk nomor ini.",
    PT: "A verificação por telefone não é permitida para este número.",
    TH: "ไม่อนุญาตให้ยืนยันทางโทรศัพท์สำหรับหมายเลขนี้",
    TY: "We can't text this number.",
    VI: "Không được phép xác minh qua điện thoại cho số này.",
  },
  PHONE_CODE_EXPIRED: codes.CODE_EXPIRED,
} satisfies Record<string, Translated>;
