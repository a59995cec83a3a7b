/** What is wrong with an adapter, a line for each problem: file, line, keys, and what to do. */
export class AdapterError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The adapter can't be used.\n${problems.join("\n")}`);
    this.name = "AdapterError";
    this.problems = problems;
  }
}
