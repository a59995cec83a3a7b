import { useIntl } from "react-intl";
import { AmountField } from "../../forms/AmountField.tsx";
import { RateField } from "../RateField.tsx";
import type { OfferBounds } from "./offerSchema.ts";

/** The terms of a contract that pays for each bet. */
export function RealTimeFields({ bounds, currency }: { bounds: OfferBounds; currency: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <RateField name="profitRate" label="contracts_profit_rate" most={bounds.profitRate} />
      <RateField name="lossRate" label="contracts_loss_rate" most={bounds.lossRate} />
      <AmountField
        name="singleBetAmount"
        label={formatMessage({ id: "contracts_single_bet" })}
        currency={currency}
        isOptional
      />
    </>
  );
}
