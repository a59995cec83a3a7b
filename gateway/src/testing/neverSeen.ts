let count = 0;

/** The same document with another text, so that the gateway takes it for a new one and passes it to yoga. */
export function neverSeen(document: string): string {
  count += 1;
  return `${document}\n# ${count}`;
}
