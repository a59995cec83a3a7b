/** The foreign platform's language tags, and our codes. */
export const locales: Readonly<Record<string, string>> = {
  "en-US": "EN",
  "zh-CN": "CN",
  "id-ID": "ID",
  "pt-PT": "PT",
  "th-TH": "TH",
  "en-TY": "TY",
  "vi-VN": "VI",
};
