import type { ErrorCode, UserErrorCode } from "../__generated__/types.ts";

/** The text of every error code that a person may read. */
export type Texts = Readonly<Record<ErrorCode | UserErrorCode, string>>;
