/** Apps, social networks and the licence, as the operator set them. */
export const RESOURCES = [
  {
    resourceType: "ANDROID_APP",
    url: "https://download.atrium.example/atrium.apk",
    qrCodeUrl: null,
    labelNameEn: "Atrium for Android",
  },
  {
    resourceType: "IOS_APP",
    url: "https://download.atrium.example/ios",
    qrCodeUrl: null,
    labelNameEn: "Atrium for iOS",
  },
  {
    resourceType: "IOS_PROFILE",
    url: "https://download.atrium.example/atrium.mobileconfig",
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
    labelNameEn: "Licensed and regulated, no. 1668/SBX",
  },
] as const;
