import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PaymentPasswordScreen_member$key } from "../__generated__/PaymentPasswordScreen_member.graphql.ts";
import type { PaymentPasswordScreenQuery } from "../__generated__/PaymentPasswordScreenQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { PaymentPasswordForm } from "./PaymentPasswordForm.tsx";
import styles from "./Settings.module.css";
import type { SettingScreenProps } from "./settings.ts";

/** The six digits that confirm withdrawals: set them, or change them. */
export function PaymentPasswordScreen({ onDone }: SettingScreenProps) {
  const { viewer } = useOwnQuery<PaymentPasswordScreenQuery>(
    graphql`
      query PaymentPasswordScreenQuery @throwOnFieldError {
        viewer {
          member {
            ...PaymentPasswordScreen_member
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer.member && <Content member={viewer.member} onDone={onDone} />;
}

function Content({ member, onDone }: SettingScreenProps & { member: PaymentPasswordScreen_member$key }) {
  const { security } = useFragment(
    graphql`
      fragment PaymentPasswordScreen_member on Member @throwOnFieldError {
        security {
          hasPaymentPassword
          paymentPasswordLockedUntil
        }
      }
    `,
    member,
  );
  const { hasPaymentPassword, paymentPasswordLockedUntil: lockedUntil } = security;
  return (
    <>
      <p className={styles.about}>
        <FormattedMessage id="payment_password_about" />
      </p>
      {lockedUntil && (
        <p role="status" className={styles.notice}>
          <FormattedMessage
            id="payment_password_locked"
            values={{ at: <FormattedDate value={lockedUntil} dateStyle="medium" timeStyle="short" /> }}
          />
        </p>
      )}
      <PaymentPasswordForm hasOne={hasPaymentPassword} onDone={onDone} />
    </>
  );
}
