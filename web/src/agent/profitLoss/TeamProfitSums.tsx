import type { ReactNode } from "react";
import { ReportTotals } from "../report/ReportTotals.tsx";
import { TeamAmount } from "./TeamAmount.tsx";
import { type Amounts, figures } from "./teamProfit.ts";

interface Props {
  title?: ReactNode;
  count?: ReactNode;
  amounts: Amounts;
}

/** The amounts that are known, as the sums of a report. */
export const TeamProfitSums = ({ amounts, ...props }: Props) => (
  <ReportTotals
    {...props}
    sums={figures
      .filter(({ name }) => amounts[name])
      .map((figure) => ({ name: figure.name, value: <TeamAmount figure={figure} amounts={amounts} /> }))}
  />
);
