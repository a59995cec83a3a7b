import { Gift } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { type To, useLocation, useNavigate } from "react-router-dom";
import { searchWithPane } from "../../caller/memberAddress.ts";
import type { NamedDialogProps, RegisteredAccount } from "../../caller/sessionDialogs.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./RegisteredDialog.module.css";
import { WelcomeSteps } from "./WelcomeSteps.tsx";

type Props = NamedDialogProps & Partial<Omit<RegisteredAccount, "madeUpName">>;

/** Says that the registration went well, what was given for it, and what to do next. */
export function RegisterSuccessDialog({
  bonus = null,
  bonusTurnover = null,
  hasIntention = false,
  hasCashier = false,
  onClose,
}: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leaveTo = (address: To) => {
    onClose();
    void navigate(address);
  };
  return (
    <Dialog title={<FormattedMessage id="in_registered_successfully" />} size="sm" onClose={onClose}>
      {bonus && (
        <p className={styles.bonus}>
          <Gift size={24} aria-hidden="true" />
          <span>
            <FormattedMessage
              id={bonusTurnover ? "register_bonus_held" : "register_bonus_paid"}
              values={{
                bonus: (
                  <b>
                    <Amount {...bonus} />
                  </b>
                ),
                turnover: bonusTurnover && <Amount {...bonusTurnover} />,
              }}
            />
          </span>
        </p>
      )}
      <Text as="p" className={styles.lead} text="register_success_text" />
      <WelcomeSteps />
      <div className={styles.actions}>
        {hasIntention ? (
          <Button isWide onClick={onClose} text="welcome_go" />
        ) : (
          <>
            {hasCashier && (
              <Button
                isWide
                onClick={() => leaveTo({ pathname, search: searchWithPane(search, "depositv2") })}
                text="deposit"
              />
            )}
            <Button
              isWide
              variant={hasCashier ? "secondary" : "primary"}
              onClick={() => leaveTo("/hot")}
              text="register_success_go"
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
