import type { Translated } from "../languages.ts";

export const upload = {
  IMAGE_TYPE: {
    CN: "只接受 PNG 或 JPEG 图片。",
    EN: "Only PNG and JPEG pictures are accepted.",
    ID: "Hanya gambar PNG dan JPEG yang diterima.",
    PT: "Só são aceitas imagens PNG e JPEG.",
    TH: "รับเฉพาะรูปภาพ PNG และ JPEG",
    TY: "PNG or JPEG, please. Oil paintings won't fit.",
    VI: "Chỉ nhận ảnh PNG và JPEG.",
  },
  IMAGE_TOO_LARGE: {
    CN: "图片过大：最多 5 MB，每边 4096 像素。",
    EN: "The picture is too large: 5 MB and 4,096 pixels a side at most.",
    ID: "Gambar terlalu besar: maksimal 5 MB dan 4.096 piksel per sisi.",
    PT: "A imagem é grande demais: no máximo 5 MB e 4.096 pixels por lado.",
    TH: "รูปภาพใหญ่เกินไป: ไม่เกิน 5 MB และด้านละ 4,096 พิกเซล",
    TY: "Too big for the frame: 5 MB and 4,096 pixels a side at most.",
    VI: "Ảnh quá lớn: tối đa 5 MB và mỗi cạnh 4.096 điểm ảnh.",
  },
  IMAGE_COUNT: {
    CN: "图片数量不正确。",
    EN: "That's not the right number of pictures.",
    ID: "Jumlah gambar tidak sesuai.",
    PT: "O número de imagens não está certo.",
    TH: "จำนวนรูปภาพไม่ถูกต้อง",
    TY: "One picture at a time, please.",
    VI: "Số lượng ảnh không đúng.",
  },
} satisfies Record<string, Translated>;
