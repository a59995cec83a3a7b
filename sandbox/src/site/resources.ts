/** Apps, social networks and the licence, as the operator set them; `origin` serves what installs the client. */
export const resourcesOf = (origin: string) => [
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
    labelNameEn: "Licensed and regulated, no. 1668/SBX",
  },
];
