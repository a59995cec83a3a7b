import type { MessageFormatElement } from "react-intl";
import type { LanguageCode } from "./language.ts";

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const FILES: Record<LanguageCode, () => Promise<{ default: Messages }>> = {
  EN: () => import("../../lang/EN.json"),
  CN: () => import("../../lang/CN.json"),
  VI: () => import("../../lang/VI.json"),
  TH: () => import("../../lang/TH.json"),
  ID: () => import("../../lang/ID.json"),
  PT: () => import("../../lang/PT.json"),
  TY: () => import("../../lang/TY.json"),
};

/** The texts of a language: a chunk of its own, so that nobody downloads seven. */
export const loadMessages = async (code: LanguageCode): Promise<Messages> => (await FILES[code]()).default;
