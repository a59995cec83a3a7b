import { z } from "zod";
import type { Language, SiteResource } from "../__generated__/types.ts";
import type { CdnLists } from "../cdn/directory.ts";
import { isLanguageCode, type LanguageCode, languages } from "../language/language.ts";
import type { Unsaid } from "../upstream/scope.ts";
import { count, known, maybeColor, maybeText, text } from "../upstream/wire.ts";
import { registrationBonus, turnoverOf } from "./registrationBonus.wire.ts";
import type { BrandModel } from "./site.model.ts";
import { whitelabel } from "./whitelabel.wire.ts";

const resourceKinds = [
  "ANDROID_APP",
  "IOS_APP",
  "IOS_PROFILE",
  "SOCIAL_FACEBOOK",
  "SOCIAL_TELEGRAM",
  "SOCIAL_YOUTUBE",
  "SOCIAL_X",
  "SOCIAL_INSTAGRAM",
  "SOCIAL_ZALO",
  "LICENCE",
] as const;

/** The form of a Google tag's id. It becomes part of a script's address. */
const analyticsId = z
  .string()
  .regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/)
  .nullish()
  .catch(null);

const address = z
  .string()
  .max(2_000)
  .regex(/^(https?:\/\/|\/(?!\/))/);

const resource = z
  .object({
    resourceType: known(resourceKinds, "UNKNOWN"),
    url: address,
    qrCodeUrl: address.nullish().catch(null),
    labelNameEn: maybeText,
    labelName: maybeText,
  })
  .transform(
    ({ resourceType, url, qrCodeUrl, labelName, labelNameEn }): SiteResource => ({
      kind: resourceType,
      url,
      qrCodeUrl: qrCodeUrl ?? null,
      label: labelName ?? labelNameEn ?? resourceType,
    }),
  );

const languageOfCode = (code: LanguageCode): Language => ({
  code,
  tag: languages[code][0],
  name: languages[code][1],
});

const language = z
  .union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)])
  .transform((code) => (isLanguageCode(code) ? languageOfCode(code) : null));

const affiliate = z
  .object({ code: z.string().regex(/^[A-Za-z0-9]{1,32}$/), domain: maybeText })
  .nullish()
  .catch(null);

const present = <T>(items: readonly (T | null)[]) => items.filter((item) => item !== null);

const noBrand = {
  name: null,
  merchantCode: null,
  platform: "web",
  device: "WEB",
  lotteryType: "Lott",
  chatHeaderColor: null,
  inHouseVendor: null,
  timeZone: null,
};

const brand = z.object({
  name: maybeText,
  merchantCode: maybeText,
  platform: text.catch(noBrand.platform),
  device: text.catch(noBrand.device),
  lotteryType: text.catch(noBrand.lotteryType),
  chatHeaderColor: maybeColor,
  inHouseVendor: maybeText,
  timeZone: maybeText,
});

/** The platform's `permission`, without the parts that depend on the caller. */
export const permission = z
  .object({
    whitelabel,
    resources: z.array(resource.nullable().catch(null)).transform(present).catch([]),
    imageCDNs: z.array(text).catch([]),
    launchGameCDNs: z.array(text).catch([]),
    languages: z.array(language).transform(present).nullish(),
    currencies: z.array(z.string().min(3).max(5)).min(1).nullish(),
    brand: brand.default(noBrand),
    jurisdiction: text.catch("default"),
    ageMinimum: count.catch(18),
    gtagId: analyticsId,
    humanCheck: maybeText,
    affiliateInfo: affiliate,
    registrationBonus,
  })
  .transform(({ whitelabel: features, brand, imageCDNs, launchGameCDNs, ...rest }) => ({
    features,
    resources: rest.resources,
    languages: rest.languages ?? null,
    affiliate: rest.affiliateInfo ?? null,
    hasTurnstile: rest.humanCheck === "turnstile",
    cdns: { images: imageCDNs, launch: launchGameCDNs } satisfies CdnLists,
    brand: {
      name: brand.name ?? brand.merchantCode,
      merchantCode: brand.merchantCode,
      platform: brand.platform,
      device: brand.device,
      lotteryType: brand.lotteryType,
      chatHeaderColor: brand.chatHeaderColor,
      minimumAge: rest.ageMinimum,
      jurisdiction: rest.jurisdiction,
      registrationBonus: rest.registrationBonus ?? null,
      registrationBonusTurnover: turnoverOf(rest.registrationBonus),
      currencies: rest.currencies ?? null,
      analyticsId: rest.gtagId ?? null,
      inHouseVendorCode: brand.inHouseVendor,
      timeZone: brand.timeZone,
    },
  }));

/** The settings, with what the platform does not say. */
export function completed(
  { languages, brand, ...settings }: z.output<typeof permission>,
  merchant: string,
  unsaid: Unsaid,
) {
  const { name, merchantCode, currencies } = brand;
  return {
    ...settings,
    languages: languages ?? unsaid.languages.map(languageOfCode),
    brand: {
      ...brand,
      name: name ?? merchant,
      merchantCode: merchantCode ?? merchant,
      currencies: currencies ?? [unsaid.currency],
    } satisfies BrandModel,
  };
}
