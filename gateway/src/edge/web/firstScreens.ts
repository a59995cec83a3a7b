import { createHash } from "node:crypto";
import { z } from "zod";
import type { Inline } from "../http/securityHeaders.ts";

const question = z.object({ documentId: z.string(), variables: z.record(z.string(), z.unknown()) });
const firstScreen = z.object({
  paths: z.array(z.string()),
  questions: z.array(question).min(1),
  picture: z.array(z.union([z.string(), z.number()])),
  markup: z.string(),
  links: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});
const manifest = z.object({ languages: z.record(z.string(), z.string()), screens: z.array(firstScreen) });

/** A registered document that is answered in the page. */
export type FirstQuestion = z.infer<typeof question>;

/** A screen that can have its data in the page, as the web client's build describes it. */
export type FirstScreen = z.infer<typeof firstScreen>;

/** The first screens of a build. */
export interface FirstScreens {
  find(path: string): FirstScreen | undefined;
  /** Whether the client has texts in this language. */
  speaks(language: string): boolean;
  /** The page with the answers to a screen's questions. */
  compose(screen: FirstScreen, language: string, answers: readonly string[]): { html: string; inline: Inline };
}

const blockingScript = /<script src="([^"]+)"><\/script>/g;
const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Reads `.first-screens.json` of a build. `read` returns the build's other files by path. */
export function parseFirstScreens(json: string, read: (href: string) => string): FirstScreens {
  const { languages, screens } = manifest.parse(JSON.parse(json));
  const prepared = new Map(screens.map((screen) => [screen, prepare(screen, read)]));
  const byPath = new Map(screens.flatMap((screen) => screen.paths.map((path) => [path, screen] as const)));
  return {
    find: (path) => byPath.get(path),
    speaks: (language) => Object.hasOwn(languages, language),
    compose(screen, language, answers) {
      const { page, inline } = prepared.get(screen) ?? prepare(screen, read);
      const picture = pictureIn(answers.at(-1) ?? "", screen.picture);
      // Without a picture the client shows its own skeleton.
      const markup = picture === undefined ? "" : screen.markup.replaceAll("{picture}", () => attribute(picture));
      const html = page
        .replace("</head>", () => `<link rel="modulepreload" crossorigin href="${languages[language]}"></head>`)
        .replace('<div id="root">', () => `<div id="root">${markup}`)
        .replace("</body>", () => `${data(screen, language, answers)}</body>`);
      return { html, inline };
    },
  };
}

/**
 * The page with everything that its first paint needs inline. It also links the styles at its end, so that the client
 * and later pages find them in the cache.
 */
function prepare({ links }: FirstScreen, read: (href: string) => string): { page: string; inline: Inline } {
  const scripts: string[] = [];
  const page = read("/index.html").replace(blockingScript, (_, href: string) => {
    const script = read(href);
    scripts.push(hashOf(script));
    return `<script>${script}</script>`;
  });
  const styles = [...page.matchAll(styleLink)].map(([, href = ""]) => href).concat(links.styles);
  const css = styles.map(read).join("");
  const preloads = links.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const late = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return {
    page: page
      .replace(styleLink, "")
      .replace("</head>", () => `<style>${css}</style>${preloads.join("")}</head>`)
      .replace("</body>", () => `${late.join("")}</body>`),
    inline: { scripts, styles: [hashOf(css)] },
  };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A data block. Browsers don't execute it, and its content can't close it. */
function data({ questions }: FirstScreen, language: string, answers: readonly string[]): string {
  const entries = questions.map(
    ({ documentId, variables }, index) =>
      `{"documentId":${JSON.stringify(documentId)},"variables":${JSON.stringify(variables)},"answer":${answers[index]}}`,
  );
  const json = `[${entries.join(",")}]`.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="first-answers" data-language="${language}">${json}</script>`;
}

function pictureIn(answer: string, path: FirstScreen["picture"]): string | undefined {
  let value: unknown = JSON.parse(answer).data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === String(key))?.[1];
  }
  return typeof value === "string" && /^(https?:\/)?\//.test(value) ? value : undefined;
}

const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
