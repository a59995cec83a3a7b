import { errorCodes, userErrorCodes } from "../__generated__/codes.ts";
import type { ErrorCode, UserErrorCode } from "../__generated__/types.ts";
import { textIn } from "../language/texts.ts";

/** The id of a code's text. */
export const textIdOf = (code: string): string => `err_${code.toLowerCase()}`;

/** The text of a code in a language, or in English where that language has no texts. */
export const textOf = (code: ErrorCode | UserErrorCode, language: string): string => textIn(language, textIdOf(code));

/** Whether a platform code is a code of the contract. */
export const isErrorCode = (code: string): code is ErrorCode => errorCodes.has(code);
export const isUserErrorCode = (code: string): code is UserErrorCode => userErrorCodes.has(code);

/** Every code of the contract. */
export const allErrorCodes = (): readonly string[] => [...errorCodes, ...userErrorCodes];
