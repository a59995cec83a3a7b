import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PaymentPasswordScreen_member$key } from "../__generated__/PaymentPasswordScreen_member.graphql.ts";
import type { PaymentPasswordScreenQuery } from "../__generated__/PaymentPasswordScreenQuery.graphql.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Moment } from "../time/Moment.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
import { PaymentPasswordForm } from "./PaymentPasswordForm.tsx";
import { ResetPaymentPasswordForm } from "./ResetPaymentPasswordForm.tsx";
import styles from "./Settings.module.css";
import type { SettingScreenProps } from "./settings.ts";

/** The six digits that confirm withdrawals: set them, or change them. */
export function PaymentPasswordScreen({ onDone }: SettingScreenProps) {
  const { viewer } = useFreshQuery<PaymentPasswordScreenQuery>(graphql`
    query PaymentPasswordScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...PaymentPasswordScreen_member
        }
      }
    }
  `);
  return viewer.member && <Content member={viewer.member} onDone={onDone} />;
}

function Content({ member: key, onDone }: SettingScreenProps & { member: PaymentPasswordScreen_member$key }) {
  const [isForgotten, setForgotten] = useState(false);
  const member = useFragment(
    graphql`
      fragment PaymentPasswordScreen_member on Member @throwOnFieldError {
        security {
          hasPaymentPassword
          paymentPasswordLockedUntil
        }
        ...ResetPaymentPasswordForm_member
      }
    `,
    key,
  );
  const { hasPaymentPassword, paymentPasswordLockedUntil: lockedUntil } = member.security;
  return (
    <>
      <Text as="p" className={styles.about} text="payment_password_about" />
      {lockedUntil && (
        <p role="status" className={styles.notice}>
          <FormattedMessage id="payment_password_locked" values={{ at: <Moment at={lockedUntil} style="plain" /> }} />
        </p>
      )}
      {isForgotten ? (
        <ResetPaymentPasswordForm member={member} onDone={onDone} />
      ) : (
        <PaymentPasswordForm hasOne={hasPaymentPassword} onDone={onDone} />
      )}
      {hasPaymentPassword && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setForgotten(!isForgotten)}
          text={isForgotten ? "payment_password_known" : "payment_password_forgot"}
        />
      )}
    </>
  );
}
