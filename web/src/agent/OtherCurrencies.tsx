import { useIntl } from "react-intl";
import { Text } from "../ui/text/Text.tsx";

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
  return <Text as="p" text="agent_other_currency" values={{ account, currency: intl.formatList(names) }} />;
}
