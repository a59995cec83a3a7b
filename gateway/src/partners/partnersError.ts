/** Says which of the partners' files are wrong. Never quotes a value. */
export class PartnersError extends Error {
  constructor(problems: readonly string[]) {
    super(`The partners can't be used.\n${problems.join("\n")}`);
  }
}
