import { escaped, htmlPage, inert } from "@atrium/arcade/htmlPage";
import type { Language } from "../http/languages.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import type { Desk } from "./chat.ts";
import type { ChatBoot } from "./pages/chatMessages.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";
import { supportAssets } from "./supportAssets.ts";

interface ChatPage {
  desk: Desk;
  language: Language;
  title: string;
  /** `#rrggbb`. */
  headerColor: string;
  /** Null for guests; their first call returns one. */
  secret: string | null;
  embedders: string[];
}

const BUBBLE =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="18" fill="currentColor" opacity=".18"/><path d="M10 12.5A2.5 2.5 0 0 1 12.5 10h11a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5H18l-4.5 4v-4h-1a2.5 2.5 0 0 1-2.5-2.5z" fill="currentColor"/></svg>';
const PLANE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3.4 20.4 22 12 3.4 3.6 3.4 10l12 2-12 2z" fill="currentColor"/></svg>';

/** The page of a conversation. */
export function chatPage({ desk, language, title, headerColor, secret, embedders }: ChatPage): Response {
  const texts = SUPPORT_TEXTS[language].chat;
  const { tag } = LANGUAGE_NAMES[language];
  const boot: ChatBoot = { secret, desk, language, locale: tag, embedders, texts: { ...texts } };
  return htmlPage({
    language: tag,
    title,
    barColour: headerColor,
    style: colours(headerColor),
    embedders,
    head: `<link rel="stylesheet" href="${supportAssets.base}/chat.css">
<link rel="modulepreload" href="${supportAssets.base}/chatApi.js">
<script type="module" src="${supportAssets.base}/chat.js"></script>`,
    body: `<body${desk === "CHAT" ? ' class="embedded"' : ""}>
<header>${BUBBLE}<div><h1>${escaped(title)}</h1><p>${escaped(texts.agent)} · ${escaped(texts.status)}</p></div></header>
<main>
<div id="scroll" role="log" aria-label="${escaped(title)}" tabindex="0"><ol id="log" aria-busy="true"></ol></div>
<p id="typing" role="status" hidden>${escaped(texts.typing)}</p>
<p id="notice" role="status" hidden>${escaped(texts.offline)}</p>
<noscript><p>${escaped(texts.needsScript)}</p></noscript>
<form>
<label class="hidden-label" for="field">${escaped(texts.placeholder)}</label>
<textarea id="field" rows="1" maxlength="1000" placeholder="${escaped(texts.placeholder)}" autocomplete="off" enterkeyhint="send" disabled></textarea>
<button type="submit" class="send" aria-label="${escaped(texts.send)}" title="${escaped(texts.send)}" disabled>${PLANE}</button>
</form>
</main>
<script type="application/json" id="boot">${inert(boot)}</script>
</body>`,
  });
}

/** The page for a ticket that is no longer valid. */
export function closedChatPage(language: Language, embedders: string[]): Response {
  const { expiredTitle, expiredText } = SUPPORT_TEXTS[language].chat;
  return htmlPage({
    language: LANGUAGE_NAMES[language].tag,
    title: expiredTitle,
    barColour: "#20262d",
    style: colours("#59636e"),
    embedders,
    status: 410,
    head: `<link rel="stylesheet" href="${supportAssets.base}/chat.css">`,
    body: `<body><main><div class="over" role="alert"><h2>${escaped(expiredTitle)}</h2><p>${escaped(expiredText)}</p></div></main></body>`,
  });
}

const colours = (headerColor: string) => `:root{--head:${headerColor};--on-head:${textOn(headerColor)}}`;

/** Black or white, whichever has the better contrast on that colour. */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
}
