class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): string {
    return this.#text;
  }
}

/**
 * A password as a mutation's variable. It is written into the request's JSON and nowhere else: Relay keeps the arguments
 * of a mutation in its store, but copies only the properties that it can list.
 */
export const secret = (text: string): string => new Secret(text) as unknown as string;

/** A value as JSON without its secrets: the same text for equal values. */
export const textWithoutSecrets = (value: object): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string, written: unknown) {
    return this[name] instanceof Secret ? undefined : written;
  });
