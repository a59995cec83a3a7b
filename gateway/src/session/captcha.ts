/** The id of a captcha on a platform that names none: it knows the captcha by the caller. */
export const unnamedCaptcha = "unnamed";

/** An answered captcha under the platform's field names. */
export function captchaFields(captcha: { id: string; text: string } | null | undefined) {
  if (captcha == null) return {};
  return { captcha: captcha.text, ...(captcha.id !== unnamedCaptcha && { captchaId: captcha.id }) };
}
