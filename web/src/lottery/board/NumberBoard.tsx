import { Dices, Eraser } from "lucide-react";
import { useCallback, useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { NumberBoard_playType$key } from "../../__generated__/NumberBoard_playType.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { countBets, noPicks, type Picks } from "../bets/bets.ts";
import { NumberPicker } from "./NumberPicker.tsx";
import styles from "./PlayBoard.module.css";
import { randomPicks } from "./quickPicks.ts";
import { StakeForm } from "./StakeForm.tsx";

/** In a race, a runner has only one place. */
const DISTINCT = "RACE";

/** The board of a play type: the numbers of each position, and the stake. */
export function NumberBoard({ playType: key, kind }: { playType: NumberBoard_playType$key; kind: string }) {
  const { formatMessage } = useIntl();
  const playType = useFragment(
    graphql`
      fragment NumberBoard_playType on LotteryPlayType {
        positions
        choices
        minChoices
        maxChoices
        odds
        maxBets
        ...StakeForm_playType
      }
    `,
    key,
  );
  const { positions, choices, minChoices, maxChoices, odds, maxBets } = playType;
  const [picks, setPicks] = useState<Picks>(() => noPicks(positions));
  const isDistinct = kind === DISTINCT && positions > 1;
  const hasOwnOdds = odds.length > 1 && odds.length === choices.length;
  // Always the same function, so that a tap renders only the positions that it changes.
  const setAt = useCallback(
    (place: number, next: readonly string[]) =>
      setPicks((picks) =>
        picks.map((chosen, at) => {
          if (at === place) return next;
          if (!isDistinct || !chosen.some((choice) => next.includes(choice))) return chosen;
          return chosen.filter((choice) => !next.includes(choice));
        }),
      ),
    [isDistinct],
  );

  return (
    <>
      <div className={styles.rules}>
        <Text as="p" text="lottery_choose" values={{ positions, min: minChoices }} />
        {!hasOwnOdds && (
          <p className={styles.odds}>
            <FormattedMessage id="lottery_odds" />{" "}
            <b>
              {odds.map((one, index) => (
                <span key={one}>
                  <span>{index > 0 ? " / ×" : "×"}</span>
                  <FormattedNumber value={Number(one)} />
                </span>
              ))}
            </b>
          </p>
        )}
        <div className={styles.tools}>
          <Button size="sm" variant="secondary" onClick={() => setPicks(randomPicks(playType, isDistinct))}>
            <Dices size={16} aria-hidden="true" />
            <FormattedMessage id="lottery_random" />
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setPicks(noPicks(positions))}>
            <Eraser size={16} aria-hidden="true" />
            <FormattedMessage id="lottery_clear" />
          </Button>
        </div>
      </div>
      {picks.map((chosen, place) => (
        <NumberPicker
          // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers.
          key={place}
          place={place}
          label={positions > 1 ? formatMessage({ id: "lottery_position" }, { place: place + 1 }) : null}
          kind={kind}
          choices={choices}
          chosen={chosen}
          maxChoices={maxChoices}
          odds={hasOwnOdds ? odds : null}
          onChange={setAt}
        />
      ))}
      <StakeForm
        playType={playType}
        picks={picks}
        bets={countBets(playType, picks)}
        maxBets={maxBets}
        onAdded={() => setPicks(noPicks(positions))}
        onTakenBack={setPicks}
      />
    </>
  );
}
