import type { MessageFormatElement } from "react-intl";
import type { LanguageCode } from "./language.ts";

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

type Load = () => Promise<{ default: Messages }>;

/** The texts of the first screens, and those of everything else: `build/messages.ts` separates them. */
const FILES: Record<LanguageCode, readonly [first: Load, more: Load]> = {
  EN: [() => import("../../lang/EN.json"), () => import("../../lang/EN.json?more")],
  CN: [() => import("../../lang/CN.json"), () => import("../../lang/CN.json?more")],
  VI: [() => import("../../lang/VI.json"), () => import("../../lang/VI.json?more")],
  TH: [() => import("../../lang/TH.json"), () => import("../../lang/TH.json?more")],
  ID: [() => import("../../lang/ID.json"), () => import("../../lang/ID.json?more")],
  PT: [() => import("../../lang/PT.json"), () => import("../../lang/PT.json?more")],
  TY: [() => import("../../lang/TY.json"), () => import("../../lang/TY.json?more")],
};

/** Loads the texts of the first screens, which are a chunk of their own for each language. */
export const loadFirstMessages = async (code: LanguageCode): Promise<Messages> => (await FILES[code][0]()).default;

/** Loads all texts of a language. */
export async function loadMessages(code: LanguageCode): Promise<Messages> {
  const [first, more] = await Promise.all(FILES[code].map(async (load) => (await load()).default));
  return Object.assign({}, first, more);
}
