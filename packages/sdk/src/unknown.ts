// What comes over the network or from the device is anything, until it is looked at.

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A text by its name; null when there is none. */
export function textIn(holder: object, name: string): string | null {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === "string" ? value : null;
}

/** A number that is not negative, by its name; null when there is none. */
export function numberIn(holder: object, name: string): number | null {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === "number" && value >= 0 ? value : null;
}

/** What a text of JSON means; undefined when it is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
