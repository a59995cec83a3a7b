import type { IntlShape } from "react-intl";
import { formatAmount } from "./Amount.tsx";
import type { Money } from "./Money.ts";

interface Value {
  readonly amount: Money | null | undefined;
  readonly minutes: number | null | undefined;
}

/** An amount of money or of minutes as text; null when there is none. */
export function limitText(intl: IntlShape, { amount, minutes }: Value): string | null {
  if (amount) return formatAmount(amount, intl.locale);
  return minutes == null ? null : intl.formatMessage({ id: "limit_minutes" }, { count: minutes });
}
