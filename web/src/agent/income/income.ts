import type { IntlShape } from "react-intl";
import { graphql, readInlineData } from "react-relay";
import type { income_sums$key } from "../../__generated__/income_sums.graphql.ts";
import { periodInput } from "../../records/period.ts";
import { declareSearch } from "../../records/search.ts";
import type { Sort } from "../../ui/table/sort.ts";

/** What a row stands for, as the gateway takes it. */
export const revenueGroups = ["DAY", "WEEK", "MONTH"] as const;

const sortKeys = ["from", "gross", "bonus", "fees", "net", "commission", "salary", "dividend", "total"] as const;
type SortKey = (typeof sortKeys)[number];
export type IncomeSort = Sort<SortKey>;

export const income = declareSearch((read) => {
  const period = read.period();
  const group = read.choice("group", revenueGroups, "DAY");
  const sort = read.order(sortKeys, { by: "from", direction: "DESCENDING" });
  // The order is not part of the filter: the answer has all rows.
  return { period, group, sort, filter: { period: periodInput(period), group } };
});

/** Query variables of an address. */
export const incomeVariables = (_: unknown, params: URLSearchParams) => ({ filter: income.read(params).filter });

/** The amounts of a row or of all: what the team brought, what was paid by parts, and the loss that dividends have left. */
export function sumsOf(key: income_sums$key) {
  const { gross, bonus, fees, carryOver, net, balanceForward, commission, salary, dividend, total } = readInlineData(
    graphql`
      fragment income_sums on AgentRevenueSums @inline {
        gross {
          ...Money_amount @relay(mask: false)
        }
        bonus {
          ...Money_amount @relay(mask: false)
        }
        fees {
          ...Money_amount @relay(mask: false)
        }
        carryOver {
          ...Money_amount @relay(mask: false)
        }
        net {
          ...Money_amount @relay(mask: false)
        }
        balanceForward {
          ...Money_amount @relay(mask: false)
        }
        commission {
          ...Money_amount @relay(mask: false)
        }
        salary {
          ...Money_amount @relay(mask: false)
        }
        dividend {
          ...Money_amount @relay(mask: false)
        }
        total {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  return { gross, bonus, fees, carryOver, net, balanceForward, commission, salary, dividend, total };
}

/** Rows in an order; `amountOf` gives what is compared. */
export function sorted<Row extends { readonly from: string }>(
  rows: readonly Row[],
  { by, direction }: IncomeSort,
  amountOf: (row: Row, key: Exclude<SortKey, "from">) => string,
): Row[] {
  const compare = (a: Row, b: Row) =>
    by === "from" ? a.from.localeCompare(b.from) : Number(amountOf(a, by)) - Number(amountOf(b, by));
  const sign = direction === "ASCENDING" ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b) || b.from.localeCompare(a.from));
}

/** The days of a row: one, or the first and the last. */
export const formatDays = (from: string, to: string, intl: Pick<IntlShape, "formatDateTimeRange">) =>
  intl.formatDateTimeRange(Date.parse(from), Date.parse(to), { dateStyle: "medium", timeZone: "UTC" });
