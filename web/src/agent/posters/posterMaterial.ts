import { isLanguage, tagOf } from "../../i18n/language.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an attribute in HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

interface Shown {
  readonly title: string;
  readonly imageUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The HTML of a banner that leads to an address. */
export const posterHtml = ({ title, imageUrl, width, height }: Shown, link: string): string =>
  `<a href="${escapeHtml(link)}"><img src="${escapeHtml(imageUrl)}" width="${width}" height="${height}" alt="${escapeHtml(title)}"></a>`;

/** A banner's text for a message, with an address below. */
export const posterMessage = ({ title, text }: { title: string; text: string }, link: string): string =>
  [title, text, link].filter((line) => line !== "").join("\n");

/** The tag for `lang` of a banner's language; undefined for one that the client does not know. */
export const languageTag = (code: string): string | undefined => (isLanguage(code) ? tagOf(code) : undefined);
