import { useEffect } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { FirstDepositQuery } from "../../__generated__/FirstDepositQuery.graphql.ts";
import { compare } from "../../forms/amounts.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { celebrate } from "../../ui/notice/celebrate.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";

interface Props {
  id: string;
  credited: { readonly amount: string; readonly currency: string };
}

/** Celebrates a paid deposit that is the member's first: all that was ever paid in, less withdrawals, is this deposit. */
export function FirstDeposit({ id, credited }: Props) {
  const { formatMessage, locale } = useIntl();
  const { viewer } = useOwnQuery<FirstDepositQuery>(
    graphql`
      query FirstDepositQuery {
        viewer {
          member {
            personalProfit(filter: { period: { preset: TODAY } }) @catch(to: NULL) {
              netDepositsLifetime {
                amount
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: id },
  );
  const all = viewer.member?.personalProfit?.netDepositsLifetime.amount;
  const isFirst = all !== undefined && compare(all, credited.amount) === 0;
  useEffect(() => {
    if (!isFirst) return;
    const values = { amount: formatAmount(credited, locale) };
    celebrate({ kind: "deposit", id, text: formatMessage({ id: "deposit_first_in" }, values) });
  }, [isFirst, id, credited, formatMessage, locale]);
  return null;
}
