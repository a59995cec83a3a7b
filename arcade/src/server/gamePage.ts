import { titleLines } from "../artwork/lettering.ts";
import type { PageColours } from "../artwork/pageColours.ts";
import { pictures } from "../artwork/pictures.ts";
import type { Boot, PlayKind } from "../pages/gameMessages.ts";
import { escaped, htmlPage, inert } from "./htmlPage.ts";
import { PageAssets } from "./pageAssets.ts";

/** The scripts and styles of all game pages. */
export const pageAssets = PageAssets.open();

interface Frame {
  page: PlayKind | "expired";
  language: string;
  title: string;
  colours: PageColours;
  art: string;
  /** The address of a slot's symbols. */
  symbols?: string;
  /** Origins that may embed the page. */
  embedders: readonly string[];
  status: number;
  head: string;
  body: string;
}

function html({ page, language, title, colours, art, symbols, embedders, status, head, body }: Frame): Response {
  const { deep, tint, shade, onTint } = colours;
  const { script, preloads, styles } = pageAssets.filesOf(page);
  return htmlPage({
    language,
    title,
    barColour: deep,
    // Without its styles the page has no place that it could move from.
    style: `body{display:none}:root{--deep:${deep};--tint:${tint};--shade:${shade};--on-tint:${onTint};--art:url("${art}");--symbols:${symbols ? `url("${symbols}")` : "none"}}`,
    head: [
      head,
      ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
      ...preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
      `<script type="module" src="${script}"></script>`,
    ].join("\n"),
    body,
    embedders,
    status,
  });
}

/** The page of a game that was just opened, with everything it needs for its first round. */
export function gamePage(boot: Boot, colours: PageColours, pictureTitle: string): Response {
  const { kind } = boot.table;
  const text = (key: string) => escaped((boot.messages[key] ?? "").replace("{game}", boot.game.name));
  return html({
    page: kind,
    language: boot.locale,
    title: boot.game.name,
    colours,
    art: boot.game.art,
    ...(kind === "slot" && { symbols: pictures.symbols(boot.game.nodeId) }),
    embedders: boot.embedders,
    status: 200,
    head: `<link rel="icon" href="${boot.game.art}">`,
    // A title of three lines is a taller part of the picture.
    body: `<body${titleLines(pictureTitle).length > 2 ? ' class="tall-title"' : ""}>
<main class="plain">
<div class="mark"></div>
<p role="status">${text("loading")}</p>
<div class="spinner"></div>
<noscript><p>${text("needsScript")}</p></noscript>
</main>
<script type="application/json" id="boot">${inert(boot)}</script>
</body>`,
  });
}

const neutral: PageColours = { deep: "#12101f", tint: "#8d7bff", shade: "#5b45d6", onTint: "#0d0a1c" };

/** The page of an address that opens no game any more. */
export function expiredPage(of: {
  locale: string;
  messages: Record<string, string>;
  embedders: readonly string[];
}): Response {
  const text = (key: string) => escaped(of.messages[key] ?? "");
  return html({
    page: "expired",
    language: of.locale,
    title: of.messages.expiredTitle ?? "",
    colours: neutral,
    art: "",
    embedders: of.embedders,
    status: 410,
    head: "",
    body: `<body data-embedders="${escaped(JSON.stringify(of.embedders))}">
<main class="plain">
<svg class="hourglass" viewBox="0 0 48 48" aria-hidden="true"><path d="M13 5h22M13 43h22M16 5c0 10 6 13 6 19s-6 9-6 19M32 5c0 10-6 13-6 19s6 9 6 19" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M18 41c1-6 4-8 6-11 2 3 5 5 6 11z" fill="currentColor"/></svg>
<h1>${text("expiredTitle")}</h1>
<p>${text("expiredText")}</p>
<button class="primary" type="button" hidden>${text("backToLobby")}</button>
</main>
</body>`,
  });
}
