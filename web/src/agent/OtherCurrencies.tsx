import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OtherCurrencies_account$key } from "../__generated__/OtherCurrencies_account.graphql.ts";

/** Says in which currencies an account also plays: the reports have the agent's alone. Nothing for most accounts. */
export function OtherCurrencies({ account: key }: { account: OtherCurrencies_account$key }) {
  const intl = useIntl();
  const { account, details } = useFragment(
    graphql`
      fragment OtherCurrencies_account on DownlineAccount @throwOnFieldError {
        account
        details {
          otherCurrencies
        }
      }
    `,
    key,
  );
  const names = details.otherCurrencies.map((code) => intl.formatDisplayName(code, { type: "currency" }) ?? code);
  if (names.length === 0) return null;
  return (
    <p>
      <FormattedMessage id="agent_other_currency" values={{ account, currency: intl.formatList(names) }} />
    </p>
  );
}
