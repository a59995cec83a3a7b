import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SecondFactorOn_secondFactor$key } from "../../__generated__/SecondFactorOn_secondFactor.graphql.ts";
import type { SecondFactorOnEndMutation } from "../../__generated__/SecondFactorOnEndMutation.graphql.ts";
import type { SecondFactorOnRenewMutation } from "../../__generated__/SecondFactorOnRenewMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Moment } from "../../time/Moment.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";

interface Props {
  secondFactor: SecondFactorOn_secondFactor$key;
  onCodes: (codes: readonly string[]) => void;
  onEnded: () => void;
}

/** The second factor while it is on: its recovery codes, and the end of it. */
export function SecondFactorOn({ secondFactor: key, onCodes, onEnded }: Props) {
  const { enabledAt, recoveryCodesLeft } = useFragment(
    graphql`
      fragment SecondFactorOn_secondFactor on SecondFactor {
        enabledAt
        recoveryCodesLeft
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  const renewal = useChange<SecondFactorOnRenewMutation>(
    graphql`
      mutation SecondFactorOnRenewMutation {
        renewRecoveryCodes {
          recoveryCodes
          member {
            ...SecondFactorScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const end = useChange<SecondFactorOnEndMutation>(
    graphql`
      mutation SecondFactorOnEndMutation {
        endSecondFactor {
          member {
            ...SecuritySettings_member
            ...SecondFactorScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const renew = async () => {
    const codes = (await renewal.change({})).done?.renewRecoveryCodes.recoveryCodes;
    if (codes) onCodes(codes);
  };
  const switchOff = async () => {
    setAsking(false);
    if ((await end.change({})).done) onEnded();
  };
  return (
    <>
      {enabledAt && <Text as="p" text="second_factor_since" values={{ day: <Moment at={enabledAt} style="day" /> }} />}
      <p className={recoveryCodesLeft < 3 ? styles.notice : styles.about}>
        <FormattedMessage id="second_factor_codes_left" values={{ count: recoveryCodesLeft }} />
      </p>
      <FailureNote failure={renewal.failure ?? end.failure} />
      <Button
        variant="secondary"
        isWide
        isBusy={renewal.isBusy}
        onClick={() => void renew()}
        text="second_factor_renew"
      />
      <Button variant="danger" isWide isBusy={end.isBusy} onClick={() => setAsking(true)} text="second_factor_end" />
      {isAsking && (
        <ConfirmDialog
          title={<FormattedMessage id="second_factor_end_title" />}
          confirm={<FormattedMessage id="second_factor_end" />}
          cancel={<FormattedMessage id="cancel" />}
          onConfirm={() => void switchOff()}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage id="second_factor_end_text" />
        </ConfirmDialog>
      )}
    </>
  );
}
