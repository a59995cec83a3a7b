/**
 * What is made once from an input and then shared. It is a class, because it is found by identity: a function that is
 * written where it is needed would be another one each time, so it is a type error.
 */
export class Definition<Input, T> {
  readonly #make: (input: Input) => T;

  constructor(make: (input: Input) => T) {
    this.#make = make;
  }

  /** Makes one that is not shared. */
  make(input: Input): T {
    return this.#make(input);
  }
}

/** Makes each definition once and keeps the result, so that all its users share one instance. */
export class Instances<Input> {
  readonly #input: Input;
  /** Made at the first use: many requests use none. */
  #made: Map<Definition<Input, unknown>, unknown> | undefined;

  constructor(input: Input) {
    this.#input = input;
  }

  get<T>(definition: Definition<Input, T>): T {
    this.#made ??= new Map();
    if (!this.#made.has(definition)) this.#made.set(definition, definition.make(this.#input));
    // The map holds results of different types. Each one comes from its own key, so its type is the definition's.
    return this.#made.get(definition) as T;
  }
}
