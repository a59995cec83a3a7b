import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { IntlProvider } from "react-intl";
import { loadChunk } from "../browser/loadChunk.ts";
import {
  currentLanguage,
  type LanguageCode,
  localeOf,
  markPage,
  rememberLanguage,
  settleLanguage,
} from "./language.ts";
import { loadMessages } from "./messages.ts";
import { OwnText } from "./OwnText.tsx";
import type { Messages } from "./textFile.ts";

interface LanguageApi {
  language: LanguageCode;
  /** Changes to the visitor's choice. Resolves when the texts of that language are shown. */
  changeLanguage(code: LanguageCode): Promise<void>;
  /** Changes to the brand's language, which is not the visitor's choice. */
  settle(code: LanguageCode): Promise<void>;
}

const LanguageContext = createContext<LanguageApi | null>(null);

interface Props {
  initialMessages: Messages;
  /** Called with the promise of all texts, when the initial ones are those of the first screens only. */
  onMore?: (all: Promise<unknown>) => void;
  children: ReactNode;
}

/** Provides texts and number formats; the language changes without a reload. */
export function IntlRoot({ initialMessages, onMore, children }: Props) {
  const [{ language, messages }, setCurrent] = useState({ language: currentLanguage(), messages: initialMessages });
  const latest = useRef(language);
  const change = useCallback(async (code: LanguageCode, keep: (code: LanguageCode) => void) => {
    latest.current = code;
    const next = await loadChunk(() => loadMessages(code));
    // The visitor has chosen another one meanwhile.
    if (latest.current !== code) return;
    keep(code);
    setCurrent({ language: code, messages: next });
  }, []);
  useEffect(() => markPage(language), [language]);
  useEffect(() => {
    onMore?.(loadChunk(() => loadMessages(currentLanguage())));
  }, [onMore]);
  const api = useMemo(
    () => ({
      language,
      changeLanguage: (code: LanguageCode) => change(code, rememberLanguage),
      settle: (code: LanguageCode) => change(code, settleLanguage),
    }),
    [language, change],
  );

  return (
    <LanguageContext value={api}>
      <IntlProvider locale={localeOf(language)} messages={messages} textComponent={OwnText}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The language that is shown, and how to change it. */
export function useLanguage(): LanguageApi {
  const api = use(LanguageContext);
  if (!api) throw new Error("IntlRoot is not around this component");
  return api;
}
