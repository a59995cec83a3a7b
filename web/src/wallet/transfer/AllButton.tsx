import { FormattedMessage, useIntl } from "react-intl";
import { writeAmount } from "../../forms/amounts.ts";
import { useFormField } from "../../forms/useFormField.ts";
import { Button } from "../../ui/button/Button.tsx";

/** Writes all money of a wallet into the field for the amount. */
export function AllButton({ amount }: { amount: string }) {
  const { locale } = useIntl();
  const { change } = useFormField<string>("amount");
  return (
    <Button variant="ghost" size="sm" onClick={() => change(writeAmount(amount, locale))}>
      <FormattedMessage id="transfer_all" />
    </Button>
  );
}
