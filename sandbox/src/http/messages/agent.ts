import type { Translated } from "../languages.ts";

export const agent = {
  DOWNLINE_NOT_FOUND: {
    CN: "您的下线中没有该账户。",
    EN: "No such account in your line.",
    ID: "Tidak ada akun itu di jaringan Anda.",
    PT: "Não há essa conta na sua linha.",
    TH: "ไม่พบบัญชีนี้ในสายของคุณ",
    TY: "Nobody of that name in your line.",
    VI: "Không có tài khoản này trong tuyến dưới của bạn.",
  },
  REPORT_RANGE: {
    CN: "日期范围最多 92 天，且在最近 12 个月内。",
    EN: "At most 92 days, within the last 12 months.",
    ID: "Maksimal 92 hari, dalam 12 bulan terakhir.",
    PT: "No máximo 92 dias, nos últimos 12 meses.",
    TH: "ไม่เกิน 92 วัน ภายใน 12 เดือนที่ผ่านมา",
    TY: "At most 92 days, within the last 12 months.",
    VI: "Tối đa 92 ngày, trong 12 tháng gần nhất.",
  },
  EXPORT_TOO_LARGE: {
    CN: "导出行数过多，请缩小范围。",
    EN: "Too many rows to export: choose a shorter range.",
    ID: "Terlalu banyak baris: pilih rentang lebih pendek.",
    PT: "Linhas demais: escolha um período menor.",
    TH: "ข้อมูลมากเกินไป กรุณาเลือกช่วงที่สั้นลง",
    TY: "Too many rows to export: choose a shorter range.",
    VI: "Quá nhiều dòng: hãy chọn khoảng ngắn hơn.",
  },
} satisfies Record<string, Translated>;
