import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { BetRow_bet$key } from "../../__generated__/BetRow_bet.graphql.ts";
import { BetState } from "../../records/BetState.tsx";
import styles from "../../records/Records.module.css";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Moment } from "../../time/Moment.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { betParam } from "./betRecordSearch.ts";

/** A bet: its game, its stake and its result. It leads to all that is known of it. */
export function BetRow({ bet: key }: { bet: BetRow_bet$key }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const bet = useFragment(
    graphql`
      fragment BetRow_bet on Bet {
        id
        gameName
        round
        placedAt
        ...turnover_figures
        profit {
          ...Result_money
        }
        status
      }
    `,
    key,
  );
  const { id, gameName, round, placedAt, profit, status } = bet;
  const { stake, payout } = turnoverOf(bet);
  const opened = new URLSearchParams(params);
  opened.set(betParam, id);
  return (
    <li>
      <Link className={styles.link} to={{ search: opened.toString() }} preventScrollReset>
        <span className={styles.kind}>{gameName}</span>
        <b className={styles.amount}>
          <Result money={profit} isOpen={status === "UNSETTLED"} />
        </b>
        {/* They share no columns with the name and the amount: each part of them stays on one line. */}
        <span className={styles.notes}>
          <span className={styles.note}>
            <Moment at={placedAt} />
            {round && (
              <span className={styles.reference} title={formatMessage({ id: "record_round" })}>
                {round}
              </span>
            )}
          </span>
          <span className={clsx(styles.note, styles.after)}>
            <span>
              <BetState status={status} stake={stake} payout={payout} />
            </span>{" "}
            <Text as="span" text="record_stake_of" values={{ amount: <Amount {...stake} /> }} />
          </span>
        </span>
        <ChevronRight size={18} className={styles.arrow} aria-hidden="true" />
      </Link>
    </li>
  );
}
