import type { PlayKind } from "../pages/wire.ts";
import { cn } from "./cn.ts";
import { en, type PlayMessages } from "./en.ts";
import { id } from "./id.ts";
import { pt } from "./pt.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";

/** English in the brand's own voice: only what it says differently. */
const ty: PlayMessages = {
  ...en,
  shell: { ...en.shell, lobby: "Home", backToLobby: "Back home", noWin: "Not this time" },
};

const tables: Record<string, { locale: string; messages: PlayMessages }> = {
  CN: { locale: "zh-Hans", messages: cn },
  EN: { locale: "en", messages: en },
  ID: { locale: "id", messages: id },
  PT: { locale: "pt-BR", messages: pt },
  TH: { locale: "th", messages: th },
  TY: { locale: "en", messages: ty },
  VI: { locale: "vi", messages: vi },
};

/** The languages that the pages of games speak. */
export const LANGUAGES = Object.keys(tables);

const english = { locale: "en", messages: en };

/** The texts of a page in one language, English for those that have none, and the BCP 47 tag for its numbers. */
export function pageTexts(language: string, kind?: PlayKind): { locale: string; messages: Record<string, string> } {
  const { locale, messages } = tables[language] ?? english;
  return { locale, messages: { ...messages.shell, ...(kind && messages[kind]) } };
}
