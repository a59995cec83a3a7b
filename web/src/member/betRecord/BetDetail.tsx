import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { BetDetailQuery } from "../../__generated__/BetDetailQuery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { PlayWon } from "../../games/winners/PlayWon.tsx";
import { LotteryOrderCard } from "../../lottery/orders/LotteryOrderCard.tsx";
import { BetState } from "../../records/BetState.tsx";
import styles from "../../records/Records.module.css";
import { Result } from "../../records/Result.tsx";
import { PrintButton } from "../../records/statement/PrintButton.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Moment } from "../../time/Moment.tsx";
import { BackButton } from "../../ui/button/BackButton.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Facts } from "../../ui/text/Facts.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Text } from "../../ui/text/Text.tsx";

/** Everything about one bet: its round, or its order with the draw and the check of the draw. The id may be that of an order. */
export function BetDetail({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { node } = useOwnQuery<BetDetailQuery>(
    graphql`
      query BetDetailQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Bet @alias(as: "bet") {
            internalID
            placedAt
            settledAt
            gameName
            game {
              vendor {
                name @catch(to: NULL)
              }
              ...PlayWon_game
            }
            category
            vendorCode
            round
            selection
            ...turnover_figures
            profit {
              ...Result_money
            }
            status
            lotteryOrder {
              ...LotteryOrderCard_order
            }
          }
          ... on LotteryOrder @alias(as: "order") {
            ...LotteryOrderCard_order
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const bet = node?.bet;
  useTabTitle(bet?.gameName);
  const back = (
    <BackButton onClick={onLeave}>
      <FormattedMessage id="record_all_bets" />
    </BackButton>
  );
  if (node?.order) {
    return (
      <article className={styles.detail}>
        {back}
        <ul>
          <LotteryOrderCard order={node.order} />
        </ul>
      </article>
    );
  }
  if (!bet) {
    return (
      <>
        {back}
        <EmptyState icon={SearchX} title="record_bet_unknown" />
      </>
    );
  }
  const turnover = turnoverOf(bet);
  const { status } = bet;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ["agent_status", <BetState key="status" status={status} {...turnover} />],
    ["record_result", <Result key="result" money={bet.profit} isOpen={status === "UNSETTLED"} />],
    ["agent_stake", <Amount key="stake" {...turnover.stake} />],
    ["agent_valid_stake", <ValidStake key="valid" status={status} {...turnover} />],
    ["agent_payout", <Amount key="payout" {...turnover.payout} />],
    ["agent_category", bet.category && <FormattedMessage key="category" id={`games_category_${bet.category}`} />],
    ["games_info_vendor", bet.game?.vendor.name ?? bet.vendorCode],
    ["record_round", bet.round],
    ["record_selection", bet.selection],
    ["agent_placed", <Moment key="placed" at={bet.placedAt} style="exact" />],
    ["record_settled", bet.settledAt && <Moment key="settled" at={bet.settledAt} style="exact" />],
    ["record_bet_number", bet.internalID],
  ];
  return (
    <article className={styles.detail} aria-labelledby="bet-game">
      {back}
      <header className={styles.detailHead}>
        <h3 id="bet-game">{bet.gameName}</h3>
        {bet.game && <PlayWon game={bet.game} />}
      </header>
      <dl className={styles.facts}>
        <Facts facts={facts.flatMap(([name, value]) => (value ? { name, value } : []))} />
      </dl>
      {bet.lotteryOrder && (
        <ul>
          <LotteryOrderCard order={bet.lotteryOrder} />
        </ul>
      )}
      <PrintButton />
    </article>
  );
}

/** The valid stake, with the reason when it is less than the stake of a bet that was won or lost. */
function ValidStake({ status, stake, validStake }: { status: string; stake: Money; validStake: Money }) {
  const isLess = (status === "WON" || status === "LOST") && validStake.amount !== stake.amount;
  return (
    <>
      <Amount {...validStake} />
      {isLess && <Text as="small" text="record_valid_less" />}
    </>
  );
}
