import { CircleCheck, CircleX, Lock } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DrawCheckDialog_draw$key } from "../../__generated__/DrawCheckDialog_draw.graphql.ts";
import { useKeptRecords } from "../../relay/useKeptRecords.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { commitmentOf } from "./commitments.ts";
import styles from "./DrawCheckDialog.module.css";
import { DrawNumbers } from "./DrawNumbers.tsx";
import { PrizeTable } from "./PrizeTable.tsx";
import { useDrawCheck } from "./useDrawCheck.ts";

/** The commitment of a draw, its numbers, and whether both match, computed by this browser. */
export function DrawCheckDialog({
  draw: key,
  kind,
  gameCode,
  betCommitment,
  onClose,
}: {
  draw: DrawCheckDialog_draw$key;
  kind: string;
  gameCode: string;
  /** The commitment that the platform stored with a bet on this draw. */
  betCommitment?: string | null | undefined;
  onClose: () => void;
}) {
  useKeptRecords();
  const draw = useFragment(
    graphql`
      fragment DrawCheckDialog_draw on LotteryDraw {
        id
        number
        numbers
        # passed on to useDrawCheck
        prizes {
          code
          numbers
        }
        commitment
        seed
        ...PrizeTable_draw
      }
    `,
    key,
  );
  const { id, number, numbers, prizes, commitment, seed } = draw;
  const finding = useDrawCheck({ ...draw, kind, gameCode });
  const promised = commitmentOf(id);

  return (
    <Dialog title={<FormattedMessage id="lottery_check_title" values={{ number }} />} onClose={onClose} isText>
      <div className={styles.check}>
        <Text as="p" text={seed ? "lottery_check_text" : "lottery_check_before"} />
        <dl className={styles.facts}>
          <Text as="dt" text="lottery_commitment" />
          <dd>
            <code>{commitment ?? "–"}</code>
          </dd>
          {seed && (
            <>
              <Text as="dt" text="lottery_seed" />
              <dd>
                <code>{seed}</code>
              </dd>
            </>
          )}
        </dl>
        {seed && (prizes.length > 0 ? <PrizeTable draw={draw} /> : <DrawNumbers kind={kind} numbers={numbers} />)}
        {!seed && (
          <p className={styles.finding}>
            <Lock size={20} aria-hidden="true" />
            <FormattedMessage id="lottery_check_sealed" />
          </p>
        )}
        {seed && (
          <div aria-live="polite" aria-busy={finding === undefined}>
            {finding === undefined && <FormattedMessage id="lottery_checking" />}
            {finding === null && <FormattedMessage id="lottery_check_impossible" />}
            {finding && (
              <ul className={styles.findings}>
                {promised && <Finding isGood={promised === commitment} text="lottery_check_promise" />}
                {betCommitment && <Finding isGood={betCommitment === commitment} text="lottery_check_bet" />}
                <Finding isGood={finding.isSeedTheOne} text="lottery_check_seed" />
                {finding.areNumbersFromSeed !== null && (
                  <Finding isGood={finding.areNumbersFromSeed} text="lottery_check_numbers" />
                )}
              </ul>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

const Finding = ({ isGood, text }: { isGood: boolean; text: string }) => (
  <li className={styles.finding} data-good={isGood}>
    {isGood ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
    <FormattedMessage id={`${text}_${isGood ? "good" : "bad"}`} />
  </li>
);
