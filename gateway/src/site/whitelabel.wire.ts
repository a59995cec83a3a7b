import { namesOf, recordOf } from "@atrium/schema/records";
import { z } from "zod";
import { flag } from "../upstream/wire.ts";
import type { SiteFeaturesModel } from "./site.model.ts";

/** A switch of the operator, with the switches below it. */
export interface WhitelabelNode {
  modId: string;
  enabled: boolean;
  childrenNodes?: WhitelabelNode[] | null | undefined;
}

const node: z.ZodType<WhitelabelNode> = z.object({
  modId: z.string().max(100),
  enabled: flag,
  get childrenNodes() {
    return z.array(node).nullish();
  },
});

/** The platform's name of each feature's switch. */
const modIds: Readonly<Record<keyof SiteFeaturesModel, string>> = {
  smsLogin: "MOBILE_SMS_LOGIN",
  directRegistration: "DIRECT_REGISTER",
  mobileRegistration: "MOBILE_REGISTER",
  freePlay: "FREE_PLAY",
  forcedPasswordChange: "FORCE_PASSWORD_CHANGE",
  chat: "CHAT",
  pointMall: "POINT_MALL",
  referralPromotion: "REFERRAL_PROMOTION",
  socialLogin: "SOCIAL_LOGIN",
  memberCentre: "MEMBER_CENTER",
  phonePasswordRecovery: "PHONE_VERIFICATION_RECOVERY",
  dividend: "DIVIDEND",
  dailySalary: "DAILY_SALARY",
  hourlySalary: "HOURLY_SALARY",
  realTimeSalary: "REALTIME_SALARY",
  loginRequired: "LOGINED_TO_HOME_PAGE",
  showBarsInGames: "HOME_STATE_BARS",
  forceLightTheme: "FORCE_LIGHT_THEME",
  followSystemTheme: "FOLLOW_SYSTEM_THEME",
  termsPrechecked: "TERMS_PRECHECKED",
  uplineTransfer: "TRANSFER_UPLINE",
  downlineTransfer: "TRANSFER_DOWNLINE",
  agentCentreInDialog: "AGENT_CENTER_DIALOG",
  phoneAuth: "PHONE_AUTH_PROVIDER",
};

/** The features that are on. A switch below one that is off counts as off. */
export const whitelabel = z.array(node).transform((tree): SiteFeaturesModel => {
  const on = new Set<string>();
  const visit = (nodes: readonly WhitelabelNode[], depth: number): void => {
    for (const { modId, enabled, childrenNodes } of nodes) {
      if (!enabled || depth > 10) continue;
      on.add(modId);
      visit(childrenNodes ?? [], depth + 1);
    }
  };
  visit(tree, 0);
  return recordOf(namesOf(modIds), (feature) => on.has(modIds[feature]));
});
