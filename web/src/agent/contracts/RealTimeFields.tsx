import { useIntl } from "react-intl";
import { MinimumField } from "./MinimumField.tsx";
import type { OfferBounds } from "./offerSchema.ts";
import { RateField } from "./RateField.tsx";

/** The terms of a contract that pays for each bet. */
export function RealTimeFields({ bounds, currency }: { bounds: OfferBounds; currency: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <RateField name="profitRate" label={formatMessage({ id: "contracts_profit_rate" })} most={bounds.profitRate} />
      <RateField name="lossRate" label={formatMessage({ id: "contracts_loss_rate" })} most={bounds.lossRate} />
      <MinimumField name="singleBetAmount" label="contracts_single_bet" currency={currency} />
    </>
  );
}
