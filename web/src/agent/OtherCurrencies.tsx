import { FormattedMessage, useIntl } from "react-intl";

interface Props {
  account: string;
  /** The codes of the currencies. */
  currencies: readonly string[];
}

/** Says in which currencies an account also plays: the reports have the agent's alone. Nothing for most accounts. */
export function OtherCurrencies({ account, currencies }: Props) {
  const intl = useIntl();
  const names = currencies.map((code) => intl.formatDisplayName(code, { type: "currency" }) ?? code);
  if (names.length === 0) return null;
  return (
    <p>
      <FormattedMessage id="agent_other_currency" values={{ account, currency: intl.formatList(names) }} />
    </p>
  );
}
