import type { ErrorCode, UserErrorCode } from "../__generated__/types.ts";
import type { LanguageCode } from "../language/language.ts";
import { textsCN } from "./texts.cn.ts";
import { textsEN } from "./texts.en.ts";
import { textsID } from "./texts.id.ts";
import { textsPT } from "./texts.pt.ts";
import { textsTH } from "./texts.th.ts";
import { textsTY } from "./texts.ty.ts";
import type { Texts } from "./texts.types.ts";
import { textsVI } from "./texts.vi.ts";

const complete: Partial<Record<LanguageCode, Texts>> = {
  CN: textsCN,
  EN: textsEN,
  ID: textsID,
  PT: textsPT,
  TH: textsTH,
  TY: textsTY,
  VI: textsVI,
};

/** The text of a code in a language, or in English where that language has no texts. */
export function textOf(code: ErrorCode | UserErrorCode, language: LanguageCode): string {
  return (complete[language] ?? textsEN)[code];
}

/** Whether a platform code is a code of the contract. */
export const isErrorCode = (code: string): code is ErrorCode => errorCodes.has(code);
export const isUserErrorCode = (code: string): code is UserErrorCode => userErrorCodes.has(code);

const codes = <C extends string>(all: Readonly<Record<C, true>>): ReadonlySet<string> => new Set(Object.keys(all));

const errorCodes = codes<ErrorCode>({
  UNAUTHENTICATED: true,
  SESSION_EXPIRED: true,
  SESSION_REVOKED: true,
  SESSION_WRONG_BRAND: true,
  PASSWORD_CHANGE_REQUIRED: true,
  STEP_UP_REQUIRED: true,
  TRIAL_ACCOUNT: true,
  FORBIDDEN: true,
  FEATURE_DISABLED: true,
  NOT_FOUND: true,
  RATE_LIMITED: true,
  COST_BUDGET_EXHAUSTED: true,
  OVERLOADED: true,
  SYSTEM_MAINTENANCE: true,
  REGION_RESTRICTED: true,
  DOMAIN_INVALID: true,
  UPSTREAM_UNAVAILABLE: true,
  UPSTREAM_TIMEOUT: true,
  INTERNAL: true,
  BAD_USER_INPUT: true,
  BAD_ID: true,
  CSRF_REJECTED: true,
  PAYLOAD_TOO_LARGE: true,
  BAD_REQUEST: true,
  GRAPHQL_PARSE_FAILED: true,
  GRAPHQL_VALIDATION_FAILED: true,
  QUERY_TOO_COMPLEX: true,
  QUERY_TOO_DEEP: true,
  PERSISTED_DOCUMENT_NOT_FOUND: true,
  PERSISTED_DOCUMENT_REQUIRED: true,
  IDEMPOTENCY_MISMATCH: true,
});

const userErrorCodes = codes<UserErrorCode>({
  VALIDATION_FAILED: true,
  LOGIN_FAILED: true,
  CAPTCHA_REQUIRED: true,
  CAPTCHA_INVALID: true,
  ACCOUNT_LOCKED: true,
  ACCOUNT_CLOSED: true,
  NOT_MEMBER_ACCOUNT: true,
  NOT_AGENT_ACCOUNT: true,
  LOGIN_TOKEN_INVALID: true,
  MFA_INVALID: true,
  MFA_EXPIRED: true,
  MFA_ENABLED: true,
  PASSKEY_INVALID: true,
  PASSKEY_LIMIT: true,
  HUMAN_CHECK_FAILED: true,
  SOCIAL_NOT_LINKED: true,
  AFFILIATE_CODE_INVALID: true,
  USERNAME_TAKEN: true,
  MOBILE_TAKEN: true,
  EMAIL_TAKEN: true,
  ID_NUMBER_TAKEN: true,
  AGE_NOT_MET: true,
  TERMS_NOT_ACCEPTED: true,
  REGISTRATION_CLOSED: true,
  PASSWORD_WEAK: true,
  PASSWORD_REUSED: true,
  PASSWORD_INCORRECT: true,
  SMS_SEND_FAILED: true,
  SMS_TOO_SOON: true,
  CODE_INVALID: true,
  CODE_EXPIRED: true,
  CODE_TRIES_EXCEEDED: true,
  RESET_LINK_INVALID: true,
  PHONE_INVALID: true,
  PHONE_MISSING: true,
  PHONE_TOO_MANY_REQUESTS: true,
  PHONE_UNKNOWN: true,
  PHONE_CODE_INVALID: true,
  PHONE_CODE_MISSING: true,
  PHONE_CAPTCHA_FAILED: true,
  PHONE_QUOTA_EXCEEDED: true,
  PHONE_OPERATION_NOT_ALLOWED: true,
  PHONE_CODE_EXPIRED: true,
  FEATURE_DISABLED: true,
  RATE_LIMITED: true,
  GAME_MAINTENANCE: true,
  GAME_NOT_FOUND: true,
  DEMO_NOT_AVAILABLE: true,
  AGE_NOT_CONFIRMED: true,
  TRANSFER_CONFIRM_NEEDED: true,
  FAVORITE_LIMIT: true,
  DRAW_CLOSED: true,
  PLAY_TYPE_INVALID: true,
  STAKE_OUT_OF_RANGE: true,
  ORDER_NOT_CANCELLABLE: true,
  ROOM_FULL: true,
  IMAGE_TYPE: true,
  IMAGE_TOO_LARGE: true,
  IMAGE_COUNT: true,
  IDENTITY_CHECK_CLOSED: true,
  ACCOUNT_NOT_EMPTY: true,
  INSUFFICIENT_BALANCE: true,
  AMOUNT_OUT_OF_RANGE: true,
  EXPORT_TOO_LARGE: true,
  WITHDRAW_LIMIT: true,
  CONFIRM_WINDOW_CLOSED: true,
  PROOF_REQUIRED: true,
  TURNOVER_NOT_MET: true,
  KYC_REQUIRED: true,
  CHANNEL_UNAVAILABLE: true,
  CURRENCY_NOT_OFFERED: true,
  TRANSFER_NOT_ALLOWED: true,
  TRANSFER_LIMIT: true,
  DOWNLINE_NOT_FOUND: true,
  PAYMENT_PASSWORD_INVALID: true,
  PAYMENT_PASSWORD_LOCKED: true,
  PAYMENT_PASSWORD_NOT_SET: true,
  BANK_CARD_COOLING: true,
  BANK_CARD_EXISTS: true,
  BANK_CARD_LIMIT: true,
  PROMOTION_NOT_OPEN: true,
  NOT_ELIGIBLE: true,
  ALREADY_APPLIED: true,
  ALREADY_CLAIMED: true,
  UNKNOWN: true,
});
