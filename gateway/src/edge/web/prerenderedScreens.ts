import { z } from "zod";
import { directionOf, tagOf } from "../../language/language.ts";
import type { Inline } from "../http/securityHeaders.ts";
import { answerPath, fillNames, fillTexts, hashOf, hasIn, valuesIn } from "./fillMarkup.ts";
import { type MadePage, PageCache } from "./pageCache.ts";
import { ageGate, prepareAge } from "./prerenderedAgeGate.ts";

const question = z.object({
  documentId: z.string(),
  variables: z.record(z.string(), z.unknown()),
  fromAddress: z.record(z.string(), z.string()),
});
/** Callers with one of some values in the shell's answer; null is a missing value. */
const audience = z.object({ path: answerPath, values: z.array(z.string().nullable()) });
const firstScreen = z.object({
  paths: z.array(z.string()),
  needs: z.array(z.string()),
  ignores: z.array(z.string()),
  questions: z.array(question).min(1),
  isFirst: z.boolean(),
  loadsEarly: z.boolean(),
  texts: z.array(z.string()),
  fills: z.record(z.string(), answerPath),
  subject: answerPath.optional(),
  isFor: audience.optional(),
  markup: z.string(),
  plainMarkup: z.string(),
  links: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});
const language = z.object({
  first: z.array(z.string()),
  more: z.string(),
  areas: z.record(z.string(), z.array(z.string())),
  texts: z.record(z.string(), z.string()),
});
const manifest = z.object({
  languages: z.record(z.string(), language),
  client: z.array(z.string()),
  paths: z.array(z.string()),
  screens: z.array(firstScreen),
  age: ageGate.optional(),
  /** Where the answer to the shell's query says that pages follow the theme of the visitor's system. */
  systemTheme: answerPath.optional(),
});

/** A screen that can have its data in the page, as the web client's build describes it. */
type PrerenderedScreen = z.infer<typeof firstScreen>;

export type Audience = z.infer<typeof audience>;

/** A registered document that is answered in the page. */
export interface EmbeddedQuestion {
  documentId: string;
  variables: Record<string, unknown>;
}

/** A question with its answer as JSON. */
export interface EmbeddedAnswer extends EmbeddedQuestion {
  answer: string;
}

/** A screen at an address. */
export interface PageVisit {
  screen: PrerenderedScreen;
  /** The shell's question first, then the screen's, unless they may depend on parameters of the address. */
  questions: readonly EmbeddedQuestion[];
}

/** The first screens of a build. */
export interface PrerenderedScreens {
  find(path: string, search: string): PageVisit | undefined;
  /** Whether the client has a route for a path. Like the client, it takes any case, and slashes at the end. */
  knows(path: string): boolean;
  /** Whether the client has texts in this language. */
  speaks(language: string): boolean;
  /** The page with the answers to the questions of a visit, as far as there are any. */
  compose(visit: PageVisit, language: string, answers: readonly EmbeddedAnswer[]): MadePage;
}

const blockingScript = /<script src="([^"]+)"><\/script>/g;
const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const modulePreload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** Reads `.first-screens.json` of a build. `read` returns the build's other files by path. */
export function parsePrerendered(json: string, read: (href: string) => string): PrerenderedScreens {
  const { languages, client, paths, screens, age, systemTheme } = manifest.parse(JSON.parse(json));
  const prepared = new Map(screens.map((screen) => [screen, prepare(screen, client, read)]));
  const ageAt = age && prepareAge(age, read);
  const patterns = paths.map((pattern) => pattern.toLowerCase());
  const pages = new PageCache();
  const make = ({ screen, questions: [shell] }: PageVisit, language: string, answers: readonly EmbeddedAnswer[]) => {
    const { page, inline } = prepared.get(screen) ?? prepare(screen, client, read);
    const { first, more, areas, texts } = languages[language] ?? { first: [], more: "", areas: {}, texts: {} };
    const fills = fillsOf(screen, answers, language);
    const markup =
      fills === undefined
        ? fillNames(screen.plainMarkup, texts)
        : fillNames(screen.markup, { ...fillTexts(texts, fills), ...fills });
    const ofShell = answers.find(({ documentId }) => documentId === shell?.documentId);
    const asked = ofShell && ageAt?.(ofShell.answer, texts);
    const later = screen.isFirst ? [] : [more, ...screen.texts.flatMap((area) => areas[area] ?? [])];
    const scripts = [...client, ...first, ...screen.links.scripts, ...later, ...(asked?.scripts ?? [])];
    const early = screen.loadsEarly ? scripts : [];
    const followsSystem =
      ofShell !== undefined && systemTheme !== undefined && hasIn(ofShell.answer, systemTheme, true);
    const system = followsSystem ? " data-follows-system" : "";
    const html = page
      .replace('<html lang="en"', () => `<html lang="${tagOf(language)}" dir="${directionOf(language)}"${system}`)
      .replace("</head>", () => `${early.map(preloadOf).join("")}</head>`)
      .replace('<div id="root">', () => `<div id="root">${markup}`)
      .replace("</body>", () => {
        const data = `${block("first-scripts", scripts)}${answersBlock(language, answers)}`;
        return `${asked?.html ?? ""}${data}</body>`;
      });
    return { html, inline: asked ? joined(inline, asked.inline) : inline };
  };
  return {
    knows(path) {
      const plain = path.toLowerCase().replace(/(.)\/+$/, "$1");
      return patterns.some((pattern) => valuesOf(pattern, plain) !== undefined);
    },
    find(path, search) {
      const params = new URLSearchParams(search);
      for (const screen of screens) {
        const values = placeOf(screen, path, params);
        if (values !== undefined) return { screen, questions: questionsAt(screen, params, values) };
      }
      return undefined;
    },
    speaks: (language) => Object.hasOwn(languages, language),
    compose(visit, language, answers) {
      const asked = answers.flatMap(({ documentId, variables, answer }) => [
        documentId,
        JSON.stringify(variables),
        answer,
      ]);
      const parts = [`${screens.indexOf(visit.screen)}`, language, ...asked];
      return pages.of(parts, () => make(visit, language, answers));
    },
  };
}

const preloadOf = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

const joined = (one: Inline, other: Inline): Inline => ({
  scripts: [...one.scripts, ...other.scripts],
  styles: [...one.styles, ...other.styles],
});

/** The values for a screen's markup, from the last answer that has all of them. */
function fillsOf(
  { fills }: PrerenderedScreen,
  answers: readonly EmbeddedAnswer[],
  language: string,
): Record<string, string> | undefined {
  if (Object.keys(fills).length === 0) return {};
  for (const { answer } of answers.toReversed()) {
    const values = valuesIn(answer, fills, language);
    if (values !== undefined) return values;
  }
  return undefined;
}

/** The values of the parameters in the path of a screen; undefined at other addresses. */
function placeOf({ paths, needs }: PrerenderedScreen, path: string, params: URLSearchParams) {
  if (!needs.every((name) => params.has(name))) return undefined;
  for (const pattern of paths) {
    const values = valuesOf(pattern, path);
    if (values !== undefined) return values;
  }
  return undefined;
}

function valuesOf(pattern: string, path: string): Map<string, string> | undefined {
  if (pattern === path) return new Map();
  if (!pattern.includes(":")) return undefined;
  const [names, segments] = [pattern.split("/"), path.split("/")];
  const values = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const segment = segments[index];
    if (!segment || !name.startsWith(":")) {
      if (segment !== name) return undefined;
    } else values.set(name.slice(1), segment);
  }
  return names.length === segments.length ? values : undefined;
}

/**
 * What a value of an address may consist of. The client asks for all others by itself. The subject of a page is always
 * asked for, because the status depends on it.
 */
const plainValue = /^[\w.=-]{1,64}$/;

function questionsAt(
  { needs, ignores, questions, subject }: PrerenderedScreen,
  params: URLSearchParams,
  inPath: ReadonlyMap<string, string>,
): EmbeddedQuestion[] {
  const known = new Set([...needs, ...ignores]);
  const values = new Map([...inPath, ...needs.map((name) => [name, params.get(name) ?? ""] as const)]);
  const isKnown = [...params.keys()].every((name) => known.has(name));
  const isPlain = [...values.values()].every((value) => plainValue.test(value));
  const asked = subject !== undefined || (isKnown && isPlain) ? questions : questions.slice(0, 1);
  return asked.map(({ documentId, variables, fromAddress }) => {
    const own = Object.entries(fromAddress).map(([variable, name]) => [variable, values.get(name) ?? ""]);
    return { documentId, variables: { ...variables, ...Object.fromEntries(own) } };
  });
}

/**
 * The page with everything that its first paint needs inline. Its scripts are only listed: the client loads them after
 * the first paint, so that they do not delay it. The styles are also linked, so that the client does not wait for the files;
 * it loads them later, for other pages, because each would take a connection from the scripts.
 */
function prepare(
  { links }: PrerenderedScreen,
  client: readonly string[],
  read: (href: string) => string,
): { page: string; inline: Inline } {
  const scripts: string[] = [];
  const page = read("/index.html").replace(blockingScript, (_, href: string) => {
    const script = read(href);
    scripts.push(hashOf(script));
    return `<script>${script}</script>`;
  });
  const styles = [...page.matchAll(styleLink)].map(([, href = ""]) => href).concat(links.styles);
  const css = styles.map(read).join("");
  const late = styles.map((href) => `<link rel="stylesheet" media="not all" disabled crossorigin href="${href}">`);
  return {
    page: page
      .replace(styleLink, "")
      .replace(modulePreload, (tag, href: string) => (client.includes(href) ? "" : tag))
      .replace("</head>", () => `<style>${css}</style></head>`)
      .replace("</body>", () => `${late.join("")}</body>`),
    inline: { scripts, styles: [hashOf(css)] },
  };
}

function answersBlock(language: string, answers: readonly EmbeddedAnswer[]): string {
  const entries = answers.map(
    ({ documentId, variables, answer }) =>
      `{"documentId":${JSON.stringify(documentId)},"variables":${JSON.stringify(variables)},"answer":${answer}}`,
  );
  return dataBlock("first-answers", `[${entries.join(",")}]`, ` data-language="${language}"`);
}

const block = (id: string, value: unknown) => dataBlock(id, JSON.stringify(value), "");

/** A data block. Browsers don't execute it, and its content can't close it. */
const dataBlock = (id: string, json: string, attributes: string) =>
  `<script type="application/json" id="${id}"${attributes}>${json.replaceAll("<", "\\u003c")}</script>`;
