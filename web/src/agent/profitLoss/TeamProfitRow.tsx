import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link, type To } from "react-router-dom";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import styles from "../downline/Downline.module.css";
import { TeamAmount } from "./TeamAmount.tsx";
import { figures, type TeamProfit } from "./teamProfit.ts";

interface Props {
  /** The name of the row for screen readers. */
  name: string;
  /** The same as it is shown. */
  children: ReactNode;
  team: TeamProfit;
  /** What a panel beside the table shows of the row. */
  side?: string;
  /** The address of the team's next level. */
  below?: To | undefined;
}

/** A row of the table. The cells of a balance are empty where the platform does not say it. */
export const TeamProfitRow = ({ name, children, side, team: { accountCount, amounts }, below }: Props) => (
  <DataRow name={name} side={side}>
    <DataCell heading="agent_account" place="lead">
      {children}
      <small>
        {below ? (
          <Link to={below} className={styles.below} preventScrollReset>
            <FormattedMessage id="agent_team_count" values={{ count: accountCount }} />
          </Link>
        ) : (
          <FormattedMessage id="agent_team_count" values={{ count: accountCount }} />
        )}
      </small>
    </DataCell>
    {figures.map((figure) => (
      <DataCell key={figure.name} heading={figure.name} place={figure.place} isAmount>
        <TeamAmount figure={figure} amounts={amounts} />
      </DataCell>
    ))}
  </DataRow>
);
