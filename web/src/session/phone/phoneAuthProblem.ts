/** The failures of the phone-auth provider, by error code of the schema. */
const situations = {
  PHONE_INVALID: ["auth/invalid-phone-number"],
  PHONE_MISSING: ["auth/missing-phone-number"],
  PHONE_TOO_MANY_REQUESTS: ["auth/too-many-requests"],
  PHONE_UNKNOWN: [],
  PHONE_CODE_INVALID: ["auth/invalid-verification-code", "auth/invalid-verification-id"],
  PHONE_CODE_MISSING: ["auth/missing-verification-code", "auth/missing-verification-id"],
  PHONE_CAPTCHA_FAILED: ["auth/captcha-check-failed", "auth/invalid-app-credential", "auth/missing-app-credential"],
  PHONE_QUOTA_EXCEEDED: ["auth/quota-exceeded"],
  PHONE_OPERATION_NOT_ALLOWED: ["auth/operation-not-allowed", "auth/admin-restricted-operation"],
  PHONE_CODE_EXPIRED: ["auth/code-expired", "auth/session-expired"],
  PHONE_POPUP_CLOSED: ["auth/popup-closed-by-user", "auth/cancelled-popup-request", "auth/user-cancelled"],
} as const;

export type PhoneAuthProblem = keyof typeof situations;

const isProblem = (code: string): code is PhoneAuthProblem => code in situations;

/** The failure for a code of the provider or of the gateway. */
export function phoneAuthProblem(code: unknown): PhoneAuthProblem {
  if (typeof code !== "string") return "PHONE_UNKNOWN";
  if (isProblem(code)) return code;
  const [found] = Object.entries(situations).find(([, codes]) => codes.some((known) => known === code)) ?? [];
  return found !== undefined && isProblem(found) ? found : "PHONE_UNKNOWN";
}

/** Seconds before another attempt makes sense. */
export const waitAfter = (problem: PhoneAuthProblem) => (problem === "PHONE_TOO_MANY_REQUESTS" ? 300 : undefined);
