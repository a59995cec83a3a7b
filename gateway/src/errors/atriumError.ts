import type { ErrorCode } from "../__generated__/types.ts";

/** A refusal by the gateway itself. The caller gets the text of its code, or `detail` for mistakes of a developer. */
export class AtriumError extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, detail?: string) {
    super(detail ?? code);
    this.name = "AtriumError";
    this.code = code;
    this.detail = detail;
  }
}

/** For arguments that no person typed. `detail` says what a developer has to change, and never quotes the input. */
export const badInput = (detail: string) => new AtriumError("BAD_USER_INPUT", detail);

/** What an argument asks for; undefined when it asks for nothing. Refuses the value that stands for those of newer platforms. */
export function platformValue<Value extends string>(name: string, value: Value | "UNKNOWN" | null | undefined) {
  if (value === "UNKNOWN") throw badInput(`\`${name}\` must be a value of the platform.`);
  return value ?? undefined;
}
