import { stillPageCsp } from "../edge/http/securityHeaders.ts";
import { guides, home } from "./site.ts";

const style = `
:root { color-scheme: light dark; --text: light-dark(#14202b, #e6edf3); --muted: light-dark(#51606e, #9fb0be);
  --page: light-dark(#fff, #0b151c); --raised: light-dark(#f3f6f8, #122029); --line: light-dark(#d6dee4, #243642);
  --link: light-dark(#8a3d00, #ffb37a) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 system-ui, sans-serif }
.frame { display: grid; grid-template-columns: 220px minmax(0, 860px); gap: 48px; max-width: 1180px; margin: 0 auto; padding: 32px 24px 80px }
nav { position: sticky; top: 32px; align-self: start; display: flex; flex-direction: column; gap: 4px }
nav a { padding: 6px 12px; border-radius: 8px; color: var(--muted); text-decoration: none }
nav a:hover { color: var(--text) }
nav a[aria-current] { background: var(--raised); color: var(--text); font-weight: 600 }
nav .brand { padding-block-end: 12px; color: var(--text); font-weight: 700 }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
h1 { margin: 0 0 16px; font-size: 1.9rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { margin: 40px 0 8px; font-size: 1.3rem }
h3 { margin: 24px 0 4px; font-size: 1.05rem }
code { padding: 1px 5px; border-radius: 4px; background: var(--raised); font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere }
pre code { padding: 0; background: none }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; min-width: 480px; table-layout: fixed }
th:first-child { width: 36% }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
@media (max-width: 760px) {
  .frame { grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 16px 16px 64px }
  nav { position: static; flex-flow: row wrap }
  nav .brand { flex-basis: 100% }
}
`;

/** Nothing runs on a page for developers, and nothing loads but its own style. */
export const pageCsp = stillPageCsp(style, "'none'");

/** A page in the frame that all share. The text is Markdown from this repository, so what it renders is trusted. */
export async function framed(path: string, markdown: string): Promise<string> {
  // Few visitors read these pages: loaded at first use only.
  const { Marked } = await import("marked");
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const content = this.parser.parseInline(tokens);
        return `<h${depth} id="${slugOf(text)}">${content}</h${depth}>\n`;
      },
    },
  });
  const body = (await marked.parse(markdown))
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? "Developers";
  const menu = [...guides].map(([to, { name }]) => {
    const isHere = to === path || (to !== home && path.startsWith(`${to}/`));
    return `<a href="${to}"${isHere ? ' aria-current="page"' : ""}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Atrium for developers</title>
<style>${style}</style>
</head>
<body>
<div class="frame">
<nav aria-label="Pages"><a class="brand" href="/">Atrium</a>${menu.join("")}</nav>
<main>
${body}</main>
</div>
</body>
</html>
`;
}

/** The name of a heading in an address, as code hosts make it. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
