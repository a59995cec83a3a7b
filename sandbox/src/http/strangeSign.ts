/** What stands for several signs in a pattern, `[a-z]`, `\p{L}`, `\d` or `.`, and what an escape makes a sign. */
const CLASSES = /\\[pP]\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])+\]|\./gu;
const isClass = (source: string) => /^(\\[pPdDsSwW]|\[|\.)/.test(source);

/**
 * The first sign of a text that a pattern has nowhere, as text for people; undefined when each sign has a place and something
 * else is wrong. Invisible signs are shown by their number: `U+202E`.
 */
export function strangeSign(text: string, pattern: string): string | undefined {
  const classes = (pattern.match(CLASSES) ?? []).filter(isClass).map((source) => new RegExp(source, "u"));
  const single = pattern
    .replace(CLASSES, (one) => (isClass(one) ? "" : one.slice(1)))
    .replace(/\{[\d,]+\}|[\^$*+?()|]/gu, "");
  const sign = [...text].find((one) => !single.includes(one) && !classes.some((known) => known.test(one)));
  if (sign === undefined || !/[\p{C}\p{Z}\p{M}]/u.test(sign)) return sign;
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
