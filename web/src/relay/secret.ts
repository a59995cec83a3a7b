/**
 * A password as a mutation's variable. It is written into the request's JSON and nowhere else: Relay keeps the arguments
 * of a mutation in its store, but copies only the properties that it can list.
 */
class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): string {
    return this.#text;
  }
}

export const secret = (text: string) => new Secret(text);

/** A mutation's input, in which a secret may stand for each text. */
export type WithSecrets<Input> = {
  [Name in keyof Input]: string extends Input[Name] ? Input[Name] | Secret : Input[Name];
};

/** A value as JSON without its secrets: the same text for equal values. */
export const textWithoutSecrets = (value: object): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name: string, written: unknown) {
    return this[name] instanceof Secret ? undefined : written;
  });
