import type { ComponentType } from "react";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import type { Setting, SettingScreenProps } from "./settings.ts";

/** The screens of the settings. Each loads its code when it opens. */
export const settingScreens: Readonly<Record<Setting, ComponentType<SettingScreenProps>>> = {
  email: lazyPart(async () => (await import("./contacts/EmailScreen.tsx")).EmailScreen),
  mobile: lazyPart(async () => (await import("./contacts/MobileScreen.tsx")).MobileScreen),
  payoutAccounts: lazyPart(
    async () => (await import("./payoutAccounts/PayoutAccountsScreen.tsx")).PayoutAccountsScreen,
  ),
  secondFactor: lazyPart(async () => (await import("./secondFactor/SecondFactorScreen.tsx")).SecondFactorScreen),
  passkeys: lazyPart(async () => (await import("./passkeys/PasskeysScreen.tsx")).PasskeysScreen),
  sessions: lazyPart(async () => (await import("./devices/SessionsScreen.tsx")).SessionsScreen),
  paymentPassword: lazyPart(async () => (await import("./PaymentPasswordScreen.tsx")).PaymentPasswordScreen),
  profile: lazyPart(async () => (await import("./profile/ProfileScreen.tsx")).ProfileScreen),
  marketing: lazyPart(async () => (await import("./profile/MarketingScreen.tsx")).MarketingScreen),
  identityCheck: lazyPart(async () => (await import("./identityCheck/IdentityCheckScreen.tsx")).IdentityCheckScreen),
  playLimits: lazyPart(async () => (await import("./playLimits/PlayLimitsScreen.tsx")).PlayLimitsScreen),
  realityCheck: lazyPart(async () => (await import("./realityCheck/RealityCheckScreen.tsx")).RealityCheckScreen),
  playBreak: lazyPart(async () => (await import("./playBreak/PlayBreakScreen.tsx")).PlayBreakScreen),
  closeAccount: lazyPart(async () => (await import("./closing/CloseAccountScreen.tsx")).CloseAccountScreen),
};
