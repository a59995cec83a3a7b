import { type To, useLocation } from "react-router-dom";
import { settingParam } from "../caller/memberAddress.ts";

/** The settings of the security centre that have a screen of their own, by the name that the address has for them. */
export const SETTINGS = [
  "email",
  "mobile",
  "paymentPassword",
  "payoutAccounts",
  "secondFactor",
  "passkeys",
  "sessions",
  "profile",
  "marketing",
  "identityCheck",
  "playLimits",
  "realityCheck",
  "playBreak",
  "closeAccount",
] as const;

export type Setting = (typeof SETTINGS)[number];

/** The props of the screen of a setting. */
export interface SettingScreenProps {
  /** Leads back to the list, which shows the message. */
  onDone: (message: string) => void;
}

/** The setting that the address asks for; null when it names none. */
export const settingIn = (params: URLSearchParams): Setting | null =>
  SETTINGS.find((setting) => setting === params.get(settingParam)) ?? null;

/** Returns addresses of the present screen with a setting opened in its pane. */
export function useSettingLink() {
  const { pathname, search } = useLocation();
  return (setting: Setting): To => {
    const params = new URLSearchParams(search);
    params.set(settingParam, setting);
    return { pathname, search: params.toString() };
  };
}
