import { useState } from "react";
import { graphql } from "react-relay";
import type { RegistrationMethod, useRegisterMutation } from "../../__generated__/useRegisterMutation.graphql.ts";
import type { NewAccount } from "../../caller/sessionDialogs.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import { secret } from "../../relay/secret.ts";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";
import { plainFields, type RegistrationValues } from "./registrationFields.ts";

interface Options {
  readonly method: RegistrationMethod;
  readonly termsVersion: string;
  readonly referralCode: string | null;
  /** Whether the invitation is valid, or none was given. Shows a warning before it returns false. */
  readonly checkInvitation: (code: string) => Promise<boolean>;
  /**
   * Verifies the number with the phone-auth provider; null stops the registration. Absent when the platform checks the
   * code.
   */
  readonly verify?: ((code: string) => Promise<string | null>) | undefined;
  readonly onRegistered: (account: NewAccount) => void;
}

/**
 * The registration as a form's `onSubmit`: invitation, human check, number, account. Also counts the captchas that were
 * used.
 */
export function useRegister({ method, termsVersion, referralCode, checkInvitation, verify, onRegistered }: Options) {
  const [captchaCount, setCaptchaCount] = useState(0);
  const solve = useHumanCheck();
  const { keyFor } = useIdempotencyKey();
  const onSubmit = useFormChange<useRegisterMutation, RegistrationValues>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) {
        register(input: $input) {
          username
          bonus {
            ...Money_amount @relay(mask: false)
          }
          bonusTurnover {
            ...Money_amount @relay(mask: false)
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      async variables(values) {
        const invitationCode = values.affiliateCode.trim();
        if (!(await checkInvitation(invitationCode))) return null;
        const humanCheck = await solve();
        const phoneAuthIdToken = verify ? await verify(values.verificationCode) : undefined;
        if (phoneAuthIdToken === null) return null;
        const { captcha, password, username, verificationCode, mobile, countryDialingCode, birthday } = values;
        const plain = Object.values(plainFields).map(({ name, isSecret }) => {
          const text = values[name].trim();
          return [name, text === "" ? null : isSecret ? secret(text) : text];
        });
        const filled = {
          ...Object.fromEntries(plain),
          method,
          username: username.trim() || null,
          password: password ? secret(password) : null,
          ...(mobile.trim() && { mobile: mobile.trim(), countryDialingCode }),
          ...(!phoneAuthIdToken && { verificationCode: verificationCode.trim() || null }),
          birthday: birthday || null,
          // The form starts with the code of the address, which a visitor can replace or remove.
          affiliateCode: invitationCode === referralCode ? null : invitationCode || null,
          referralCode: invitationCode === "" ? null : referralCode,
          termsVersion,
          registerUrl: location.href,
        };
        return {
          input: {
            ...filled,
            ...(phoneAuthIdToken && { phoneAuthIdToken }),
            captcha: captcha.id ? { id: captcha.id, text: captcha.text.trim() } : null,
            humanCheck,
            idempotencyKey: keyFor(JSON.stringify(filled)),
          },
        };
      },
      onDone: ({ register: { username, bonus, bonusTurnover } }) =>
        onRegistered({ username: username ?? null, bonus: bonus ?? null, bonusTurnover: bonusTurnover ?? null }),
      // A captcha works once: each refusal brings another.
      onRefused: () => setCaptchaCount((count) => count + 1),
    },
  );
  return { onSubmit, captchaCount };
}
