import { FormattedNumber } from "react-intl";

/** A rebate as a percentage. */
export const Rebate = ({ rebate }: { rebate: string }) => (
  <FormattedNumber value={Number(rebate)} style="percent" maximumFractionDigits={2} />
);
