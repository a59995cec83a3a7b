/** A part of an address with its percent signs decoded; as it stands when they make no sense. */
export function decodedUri(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
