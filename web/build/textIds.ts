/** Returns whether a source names a text: whole in quotes, or by the beginning of a template. */
export function namesText(source: string): (id: string) => boolean {
  const whole = new Set(matchesOf(source, /["'`]([a-z][a-zA-Z0-9_]*)["'`]/g));
  const beginnings = matchesOf(source, /`([a-z][a-zA-Z0-9_]*_)\$\{/g);
  return (id) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

const matchesOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, text = ""]) => text);
