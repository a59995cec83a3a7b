import {
  ArrowDownToLine,
  ArrowUpFromLine,
  BadgeCheck,
  Coins,
  Gift,
  type LucideIcon,
  Scale,
  Users,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamFigures_overview$key } from "../../__generated__/TeamFigures_overview.graphql.ts";
import { cashFlowOf } from "../../records/cashFlow.ts";
import { Result } from "../../records/Result.tsx";
import { turnoverOf } from "../../records/turnover.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Change } from "./Change.tsx";
import styles from "./Overview.module.css";

interface Figure {
  name: string;
  Icon: LucideIcon;
  value: ReactNode;
  now: number;
  before: number | undefined;
  /** In place of the comparison with the days before. */
  note?: ReactNode;
}

const sizeOf = (money: { readonly amount: string } | null | undefined) => money && Number(money.amount);

/** The figures of the team, each with an icon and a comparison with the days before. */
export function TeamFigures({ overview }: { overview: TeamFigures_overview$key }) {
  const { formatNumber } = useIntl();
  const { memberCount, figures, previous } = useFragment(
    graphql`
      fragment TeamFigures_overview on AgentOverview {
        memberCount
        figures {
          newMemberCount
          activeMemberCount
          ...cashFlow_figures
          ...turnover_figures
          bonus {
            ...Money_amount @relay(mask: false)
          }
          houseResult {
            amount
            ...Result_money
          }
        }
        previous {
          activeMemberCount
          ...cashFlow_figures
          ...turnover_figures
          bonus {
            amount
          }
          houseResult {
            amount
          }
        }
      }
    `,
    overview,
  );
  const { newMemberCount, activeMemberCount, bonus, houseResult } = figures;
  const { deposit, withdrawal } = cashFlowOf(figures);
  const { stake, validStake } = turnoverOf(figures);
  const before = previous && { ...cashFlowOf(previous), ...turnoverOf(previous) };
  const moneyFigure = (
    name: string,
    Icon: LucideIcon,
    money: Money,
    before: { readonly amount: string } | undefined,
  ): Figure => ({ name, Icon, value: <Amount {...money} />, now: Number(money.amount), before: sizeOf(before) ?? 0 });
  const shown: Figure[] = [
    {
      name: "overview_members",
      Icon: Users,
      value: formatNumber(memberCount),
      now: 0,
      before: 0,
      note: <FormattedMessage id="overview_new" values={{ count: newMemberCount }} />,
    },
    {
      name: "overview_active",
      Icon: Zap,
      value: formatNumber(activeMemberCount),
      now: activeMemberCount,
      before: previous?.activeMemberCount,
    },
    moneyFigure("profit_deposits", ArrowDownToLine, deposit, before?.deposit),
    moneyFigure("profit_withdrawals", ArrowUpFromLine, withdrawal, before?.withdrawal),
    moneyFigure("agent_stake", Coins, stake, before?.stake),
    moneyFigure("agent_valid_stake", BadgeCheck, validStake, before?.validStake),
    ...(houseResult
      ? [
          {
            name: "agent_result_house",
            Icon: Scale,
            value: <Result money={houseResult} />,
            now: Number(houseResult.amount),
            before: sizeOf(previous?.houseResult) ?? 0,
          },
        ]
      : []),
    moneyFigure("profit_bonuses", Gift, bonus, previous?.bonus),
  ];
  return (
    <dl className={styles.cards}>
      {shown.map(({ name, Icon, value, now, before, note }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>
            <Icon size={18} aria-hidden="true" />
            <FormattedMessage id={name} />
          </dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note ?? <Change now={now} before={before} />}</dd>
        </div>
      ))}
    </dl>
  );
}
