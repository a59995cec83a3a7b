import type { Language, Translated } from "../http/languages.ts";

const LICENCE: Translated = {
  CN: "持牌经营，受监管，编号 1668/SBX",
  EN: "Licensed and regulated, no. 1668/SBX",
  ID: "Berlisensi dan diawasi, no. 1668/SBX",
  PT: "Licenciado e regulamentado, n.º 1668/SBX",
  TH: "ได้รับใบอนุญาตและอยู่ภายใต้การกำกับดูแล เลขที่ 1668/SBX",
  TY: "Licensed, watched and proud of it: no. 1668/SBX",
  VI: "Được cấp phép và giám sát, số 1668/SBX",
};

/** Apps, social networks and the licence of the operator; `origin` serves the installable client. */
export const resourcesOf = (origin: string, language: Language) => [
  {
    resourceType: "ANDROID_APP",
    url: `${origin}/app/android`,
    qrCodeUrl: null,
    labelNameEn: "Atrium for Android",
  },
  {
    resourceType: "IOS_APP",
    url: `${origin}/app/ios`,
    qrCodeUrl: null,
    labelNameEn: "Atrium for iOS",
  },
  {
    resourceType: "IOS_PROFILE",
    url: `${origin}/app/atrium.mobileconfig`,
    qrCodeUrl: null,
    labelNameEn: "Profile for iOS",
  },
  { resourceType: "SOCIAL_TELEGRAM", url: "https://telegram.example/atrium", qrCodeUrl: null, labelNameEn: "Telegram" },
  { resourceType: "SOCIAL_FACEBOOK", url: "https://facebook.example/atrium", qrCodeUrl: null, labelNameEn: "Facebook" },
  { resourceType: "SOCIAL_YOUTUBE", url: "https://youtube.example/atrium", qrCodeUrl: null, labelNameEn: "YouTube" },
  { resourceType: "SOCIAL_ZALO", url: "https://zalo.example/atrium", qrCodeUrl: null, labelNameEn: "Zalo" },
  {
    resourceType: "LICENCE",
    url: "https://licence.example/atrium",
    qrCodeUrl: null,
    labelName: LICENCE[language],
    labelNameEn: LICENCE.EN,
  },
];
