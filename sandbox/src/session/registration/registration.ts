import { networkOf } from "@atrium/schema/networkOf";
import { PlatformError, wrongField } from "../../http/errors.ts";
import type { KeepAnswer } from "../../http/idempotency/answerWith.ts";
import type { Language } from "../../http/languages.ts";
import { guessing } from "../../http/limits/guesses.ts";
import { transact } from "../../ledger/transact.ts";
import { hasReachedAge } from "../../member/age.ts";
import { toBirthday } from "../../member/birthday.ts";
import { hashPassword } from "../../member/password.ts";
import { requireGoodPassword } from "../../member/passwordRule.ts";
import { goodPaymentPassword } from "../../member/paymentPasswordRule.ts";
import { CURRENCIES } from "../../site/brand.ts";
import type { FormName } from "../../site/registrationForms.ts";
import { canRegisterWith } from "../../site/termsVersion.ts";
import { requireHumanCheck } from "../humanCheck/humanCheck.ts";
import type { Member } from "../login/login.ts";
import { verifyCode } from "../phone/codes.ts";
import { toMobile } from "../phone/mobile.ts";
import { verifyPhoneToken } from "../phone/phoneAuth.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { newToken } from "../sessions.ts";
import { invitersOf } from "./inviters.ts";
import { generatedUsername, openAccount, refuseTaken } from "./openAccount.ts";
import { asked, faultsOf, foldedForm, type RegisterBody } from "./registration.body.ts";

interface Visit {
  form: FormName;
  ip: string;
  language: Language;
}

/**
 * Opens an account. Checks without side effects come first, then the captcha, and the code last, so that strangers
 * cannot learn which numbers have accounts. `keepAnswer` stores the answer in the account's transaction.
 */
export async function register(
  platform: SessionPlatform,
  sent: RegisterBody,
  visit: Visit,
  keepAnswer?: KeepAnswer<Member>,
): Promise<Member> {
  const { db, clock, site, captchas } = platform;
  const { form, ip, language } = visit;
  const isMobile = form === "registerMobile";
  if (isMobile && !site.isEnabled("MOBILE_REGISTER")) throw new PlatformError("REGISTRATION_CLOSED");
  await requireHumanCheck(platform, sent);

  const settings = site.registrationForm(form);
  const body = foldedForm(asked(settings, sent));
  const faults = faultsOf(settings, body);
  if (faults.length > 0) throw new PlatformError("VALIDATION_FAILED", { fields: faults });
  const mobile = body.mobileNum
    ? toMobile({ countryDialingCode: body.countryDialingCode ?? "", mobileNum: body.mobileNum })
    : undefined;
  requireConsent(platform, body);
  const username = body.username ?? generatedUsername();
  const { password } = body;
  if (password !== undefined) requireGoodPassword(password, { username, field: "password", rule: settings.password });
  if (settings.confirmPassword.enabled && body.confirmPassword !== password)
    throw wrongField("confirmPassword", "pattern");
  if (body.paymentPassword !== undefined) goodPaymentPassword(body.paymentPassword, "paymentPassword");
  const currency = body.currency ?? CURRENCIES[0];
  if (!CURRENCIES.some((known) => known === currency)) throw wrongField("currency", "pattern");
  const inviters = await invitersOf(platform, body);
  if (!site.isEnabled("DIRECT_REGISTER") && !inviters.upline) throw new PlatformError("REGISTRATION_CLOSED");

  if (settings.captcha.enabled) await captchas.check(body.captchaId ?? "", body.captcha ?? "");
  const { email, idNumber } = body;
  const isVerified = settings.verificationCode.enabled;
  await refuseTaken(db, { username, email, idNumber, mobile: isVerified ? undefined : mobile });
  if (isVerified) await verifyMobile(platform, body, visit, mobile);

  const at = clock.now();
  const network = networkOf(ip);
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    // An account without a password logs in by phone only.
    hashPassword(password ?? newToken()),
    body.paymentPassword === undefined ? undefined : hashPassword(body.paymentPassword),
  ]);
  return transact(platform, async (tx) => {
    if (mobile) await refuseTaken(tx, { mobile, username: undefined, email: undefined, idNumber: undefined });
    const member = await openAccount(tx, {
      username,
      passwordHash,
      currency,
      email,
      mobile,
      language,
      ip,
      inviters,
      registerTicket: body.registerTicket,
      paymentPasswordHash,
      at,
      profile: {
        payeeName: body.payeeName,
        qqNum: body.qqNum,
        line: body.line,
        whatsapp: body.whatsapp,
        zalo: body.zalo,
        facebook: body.facebook,
        wechat: body.wechat,
        idNumber,
        birthday: body.birthday,
        termsVersion: body.termsVersion ?? site.terms.version,
        minimumAge: site.profile.minimumAge,
        mobileVerified: isVerified,
        recommenderId: body.recommenderId,
        registerMethod: isMobile ? "MOBILE" : "USERNAME",
        registerUrl: body.registerUrl,
        network,
      },
    });
    for (const hook of platform.onRegistered) await hook.run(tx, member, at);
    await keepAnswer?.(tx, member);
    return member;
  });
}

/** The current terms, and the legal minimum age. */
function requireConsent({ clock, site }: SessionPlatform, { termsVersion, birthday }: RegisterBody): void {
  if (!termsVersion || !canRegisterWith(site.terms, termsVersion, clock.now())) {
    throw new PlatformError("TERMS_NOT_ACCEPTED");
  }
  if (birthday === undefined) return;
  const born = toBirthday(birthday);
  if (!born) throw wrongField("birthday", "pattern");
  if (hasReachedAge(born, site.profile.minimumAge, clock.now())) return;
  throw wrongField("birthday", "age", { code: "AGE_NOT_MET" });
}

/** Checks the phone-auth provider's token, or the code that was sent to the number. */
async function verifyMobile(
  platform: SessionPlatform,
  body: RegisterBody,
  { form, ip }: Visit,
  mobile: string | undefined,
): Promise<void> {
  if (mobile === undefined) throw wrongField("mobileNum", "required");
  if (body.firebaseIdToken) return verifyPhoneToken(platform, body.firebaseIdToken, { mobile, place: { ip } });
  const purpose = form === "registerMobile" ? "REGISTER_MOBILE" : "REGISTER_USERNAME";
  await guessing(platform, { secret: "phone", account: mobile, place: { ip } }, () =>
    verifyCode(platform, { purpose, target: mobile }, (body.verificationCode ?? "").trim()),
  );
}
