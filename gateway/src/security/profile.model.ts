import type { MarketingChoices } from "../__generated__/types.ts";

/** What the caller says about themselves, and what they allow. */
export interface MemberProfileModel {
  birthday: string | null;
  payeeName: string | null;
  line: string | null;
  whatsapp: string | null;
  zalo: string | null;
  facebook: string | null;
  wechat: string | null;
  qq: string | null;
  marketing: MarketingChoices;
}
