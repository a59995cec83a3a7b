import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ForfeitBonus_bonus$key } from "../__generated__/ForfeitBonus_bonus.graphql.ts";
import type { ForfeitBonusMutation } from "../__generated__/ForfeitBonusMutation.graphql.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { useChange } from "../change/useChange.ts";
import { Button } from "../ui/button/Button.tsx";
import { ConfirmDialogOnDemand } from "../ui/dialog/ConfirmDialogOnDemand.tsx";
import { Amount } from "../ui/text/Amount.tsx";

interface Props {
  bonus: ForfeitBonus_bonus$key;
  /** A withdrawal waits for the bonus: the button says what giving it up is good for. */
  isForWithdrawal?: boolean;
  onForfeited?: () => void;
}

/** A button that gives up an active bonus, after a dialog has said what is lost. */
export function ForfeitBonus({ bonus: key, isForWithdrawal = false, onForfeited }: Props) {
  const { formatMessage } = useIntl();
  const { id, title, amount, turnoverDone } = useFragment(
    graphql`
      fragment ForfeitBonus_bonus on Bonus {
        id
        title
        amount {
          ...Money_amount @relay(mask: false)
        }
        turnoverDone {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { change, isBusy, failure } = useChange<ForfeitBonusMutation>(
    graphql`
      mutation ForfeitBonusMutation($input: ForfeitBonusInput!) {
        forfeitBonus(input: $input) {
          bonus {
            ...BonusCard_bonus
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const forfeit = async () => {
    const { done } = await change({ input: { bonusId: id } });
    if (done) onForfeited?.();
    close();
  };
  return (
    <>
      <Button
        size="sm"
        variant={isForWithdrawal ? "secondary" : "ghost"}
        aria-label={isForWithdrawal ? undefined : formatMessage({ id: "bonuses_forfeit_name" }, { title })}
        onClick={() => setAsking(true)}
      >
        {isForWithdrawal ? (
          <FormattedMessage id="withdraw_give_up" values={{ amount: <Amount {...amount} /> }} />
        ) : (
          <FormattedMessage id="bonuses_forfeit" />
        )}
      </Button>
      <FailureNote failure={failure} />
      {isAsking && (
        <ConfirmDialogOnDemand
          icon={<TriangleAlert size={26} />}
          title={<FormattedMessage id="bonuses_forfeit_title" />}
          confirm={<FormattedMessage id="bonuses_forfeit" />}
          isBusy={isBusy}
          onConfirm={forfeit}
          onClose={close}
        >
          <FormattedMessage
            id="bonuses_forfeit_text"
            values={{ amount: <Amount {...amount} />, done: <Amount {...turnoverDone} /> }}
          />
        </ConfirmDialogOnDemand>
      )}
    </>
  );
}
