import type { ComponentType } from "react";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import type { Setting, SettingScreenProps } from "./settings.ts";

/** The screens of the settings. Each loads its code when it opens. */
export const settingScreens: Readonly<Record<Setting, ComponentType<SettingScreenProps>>> = {
  paymentPassword: lazyPart(async () => (await import("./PaymentPasswordScreen.tsx")).PaymentPasswordScreen),
};
