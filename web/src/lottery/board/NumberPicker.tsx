import clsx from "clsx";
import { memo } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { useChoiceName } from "../bets/ChoiceName.tsx";
import { Die } from "../draws/Die.tsx";
import styles from "./NumberPicker.module.css";
import { type QuickPick, quickChoices, quickPicks } from "./quickPicks.ts";

const MANY = 30;

interface Props {
  place: number;
  /** Null when the play type has only one position. */
  label: string | null;
  kind: string;
  choices: readonly string[];
  chosen: readonly string[];
  maxChoices: number;
  /** Odds by choice, for play types with different odds for each choice. */
  odds: readonly string[] | null;
  onChange: (place: number, chosen: readonly string[]) => void;
}

/** The numbers of one position, selected one by one or by quick picks. */
export const NumberPicker = memo(function NumberPicker({
  place,
  label,
  kind,
  choices,
  chosen,
  maxChoices,
  odds,
  onChange,
}: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useChoiceName();
  const isFull = maxChoices > 1 && chosen.length >= maxChoices;
  const isNumeric = choices.every((choice) => /^\d+$/.test(choice));
  const isFaces = kind === "THREE_DICE" && choices.length === 6;
  const isRunners = kind === "RACE" && choices.length === 10;
  const choose = (next: readonly string[]) => onChange(place, next);
  const toggle = (choice: string) => {
    if (chosen.includes(choice)) return choose(chosen.filter((other) => other !== choice));
    const next = new Set(maxChoices === 1 ? [choice] : [...chosen, choice]);
    return choose(choices.filter((one) => next.has(one)));
  };
  const offered = quickPicks.filter((pick) => quickChoices(pick, choices, maxChoices).length > 0);
  const take = (pick: QuickPick) => choose(quickChoices(pick, choices, maxChoices));
  const of = label ?? formatMessage({ id: "lottery_numbers" });

  return (
    <fieldset className={styles.picker} aria-label={of}>
      {label && <p className={styles.label}>{label}</p>}
      <div className={clsx(styles.choices, choices.length > MANY && styles.many, !isNumeric && styles.words)}>
        {choices.map((choice, index) => {
          const isChosen = chosen.includes(choice);
          return (
            <button
              key={choice}
              type="button"
              className={clsx(styles.choice, isRunners && styles.runner)}
              data-runner={isRunners ? Number(choice) : undefined}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(choice)}
            >
              {isFaces ? <Die face={Number(choice)} /> : <span className={styles.name}>{nameOf(choice)}</span>}
              {odds && (
                <small className={styles.odds}>
                  <FormattedNumber value={Number(odds[index])} />
                </small>
              )}
            </button>
          );
        })}
      </div>
      {offered.length > 0 && (
        <fieldset className={styles.quick} aria-label={formatMessage({ id: "lottery_quick" }, { of })}>
          {offered.map((pick) => (
            <button key={pick} type="button" className={styles.pick} onClick={() => take(pick)}>
              <FormattedMessage id={`lottery_quick_${pick}`} />
            </button>
          ))}
          <button type="button" className={styles.pick} disabled={chosen.length === 0} onClick={() => choose([])}>
            <FormattedMessage id="lottery_clear" />
          </button>
        </fieldset>
      )}
    </fieldset>
  );
});
