import type { ReactNode } from "react";
import { ReportTotals } from "../report/ReportTotals.tsx";
import { TeamAmount } from "./TeamAmount.tsx";
import { type Amounts, figures } from "./teamProfit.ts";

interface Props {
  title?: ReactNode;
  count?: ReactNode;
  amounts: Amounts;
}

/** The amounts that are known, as the sums of a report: what one looks at first stands first, where lines are cut. */
export const TeamProfitSums = ({ amounts, ...props }: Props) => (
  <ReportTotals
    {...props}
    sums={figures
      .filter(({ name }) => amounts[name])
      .toSorted((one, other) => Number(other.isMain ?? false) - Number(one.isMain ?? false))
      .map((figure) => ({ name: figure.name, value: <TeamAmount figure={figure} amounts={amounts} /> }))}
  />
);
