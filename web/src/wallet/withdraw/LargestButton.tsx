import { FormattedMessage, useIntl } from "react-intl";
import { writeAmount } from "../../forms/amounts.ts";
import { useFormField } from "../../forms/useFormField.ts";
import { Button } from "../../ui/button/Button.tsx";

/**
 * Writes the largest amount that can be withdrawn into the field for the amount. Transfers have a button of their own: a
 * shared one would lie in the member centre's file, and this pane would load that.
 */
export function LargestButton({ amount }: { amount: string }) {
  const { locale } = useIntl();
  const { change } = useFormField<string>("amount");
  return (
    <Button variant="ghost" size="sm" onClick={() => change(writeAmount(amount, locale))}>
      <FormattedMessage id="transfer_all" />
    </Button>
  );
}
