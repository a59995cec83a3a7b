import type { ErrorCode } from "../__generated__/types.ts";

/** A refusal of the gateway's own. The caller reads the text of its code, or `detail` where a developer is to blame. */
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

/** For arguments that no person typed: `detail` says to a developer what to change, and never quotes the input. */
export const badInput = (detail: string) => new AtriumError("BAD_USER_INPUT", detail);
