import { graphql, readInlineData } from "react-relay";
import type { teamProfit_balance$key } from "../../__generated__/teamProfit_balance.graphql.ts";
import type { teamProfit_team$key } from "../../__generated__/teamProfit_team.graphql.ts";
import { cashFlowOf } from "../../records/cashFlow.ts";
import { turnoverOf } from "../../records/turnover.ts";
import type { Money } from "../../ui/text/Money.ts";
import { sumOf } from "../report/sumOf.ts";

interface Traits {
  /** What the gateway compares; without it the table can't be sorted by it. */
  readonly sortKey?: string;
  /** Where a phone shows it, as `DataCell` says. */
  readonly place?: "value" | "aside";
  /** Whether it was won or lost. */
  readonly isSigned?: boolean;
  /** Whether it stands before the others in a strip of sums. */
  readonly isMain?: boolean;
}

const inOrder = [
  { name: "profit_deposits", sortKey: "DEPOSIT", isMain: true },
  { name: "profit_withdrawals", sortKey: "WITHDRAWAL", isMain: true },
  { name: "agent_stake", sortKey: "STAKE", place: "value", isMain: true },
  { name: "agent_valid_stake", sortKey: "VALID_STAKE" },
  { name: "agent_payout", sortKey: "PAYOUT" },
  { name: "record_kind_REBATE", sortKey: "REBATE" },
  { name: "profit_bonuses", sortKey: "BONUS" },
  { name: "agent_profit_players", sortKey: "PROFIT", isSigned: true },
  { name: "agent_profit_house", place: "aside", isSigned: true, isMain: true },
  { name: "agent_balance_opening" },
  { name: "agent_balance_movement", isSigned: true },
  { name: "agent_balance_closing" },
] as const satisfies readonly (Traits & { readonly name: string })[];

type FigureName = (typeof inOrder)[number]["name"];

/** An amount of a team. Its name is the id of its heading. */
export interface Figure extends Traits {
  readonly name: FigureName;
}

/** The amounts of a team in the order of the table. */
export const figures: readonly Figure[] = inOrder;

/** Amounts by the id of their heading. Those of the balance are absent where the platform does not say it. */
export type Amounts = { readonly [name in FigureName]?: Money };

/** What accounts gained and lost together. */
export interface TeamProfit {
  /** Number of accounts that are added up. */
  readonly accountCount: number;
  readonly amounts: Amounts;
}

/** What accounts held when a period began, what moved in it, and what they held when it ended. */
export function balanceOf(key: teamProfit_balance$key): Amounts {
  const { opening, movement, closing } = readInlineData(
    graphql`
      fragment teamProfit_balance on PeriodBalance @inline {
        opening {
          ...Money_amount @relay(mask: false)
        }
        movement {
          ...Money_amount @relay(mask: false)
        }
        closing {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  return { agent_balance_opening: opening, agent_balance_movement: movement, agent_balance_closing: closing };
}

/** The amounts of an account with everyone below it, or of many. */
export function teamProfitOf(key: teamProfit_team$key): TeamProfit {
  const team = readInlineData(
    graphql`
      fragment teamProfit_team on TeamProfit @inline {
        accountCount
        ...cashFlow_figures
        ...turnover_figures
        rebate {
          ...Money_amount @relay(mask: false)
        }
        bonus {
          ...Money_amount @relay(mask: false)
        }
        profit {
          ...Money_amount @relay(mask: false)
        }
        houseResult {
          ...Money_amount @relay(mask: false)
        }
        balance {
          ...teamProfit_balance
        }
      }
    `,
    key,
  );
  const { deposit, withdrawal } = cashFlowOf(team);
  const { stake, validStake, payout } = turnoverOf(team);
  return {
    accountCount: team.accountCount,
    amounts: {
      profit_deposits: deposit,
      profit_withdrawals: withdrawal,
      agent_stake: stake,
      agent_valid_stake: validStake,
      agent_payout: payout,
      record_kind_REBATE: team.rebate,
      profit_bonuses: team.bonus,
      agent_profit_players: team.profit,
      agent_profit_house: team.houseResult,
      ...(team.balance && balanceOf(team.balance)),
    },
  };
}

/** The sums of teams. An amount that no team has stays absent. */
export function addUp(teams: readonly TeamProfit[]): TeamProfit {
  const sums = figures.flatMap(({ name }) => {
    const amounts = teams.flatMap((team) => team.amounts[name] ?? []);
    return amounts.length > 0 ? [[name, sumOf(amounts)] as const] : [];
  });
  return {
    accountCount: teams.reduce((sum, { accountCount }) => sum + accountCount, 0),
    amounts: Object.fromEntries(sums),
  };
}
