/** Calls each factory once and keeps the result, so that all users of a factory share one instance. */
export class Instances<Input> {
  readonly #input: Input;
  /** Each request has instances, and many use none of them. */
  #made: Map<(input: Input) => unknown, unknown> | undefined;

  constructor(input: Input) {
    this.#input = input;
  }

  get<T>(factory: (input: Input) => T): T {
    this.#made ??= new Map();
    if (!this.#made.has(factory)) this.#made.set(factory, factory(this.#input));
    // The map holds results of different types. Each one comes from its own key, so its type is the factory's.
    return this.#made.get(factory) as T;
  }
}
