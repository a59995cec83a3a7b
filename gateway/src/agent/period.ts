import type { PeriodInput } from "../__generated__/types.ts";
import { badInput } from "../errors/atriumError.ts";

const mostDays = 92;
const dayMs = 86_400_000;

/** A period as the platform's reports take it; the last 7 days when there is none. Its presets bear the same names. */
export function periodQuery(period: PeriodInput | null | undefined): Readonly<Record<string, string>> {
  if (period == null) return { preset: "LAST_7" };
  if (period.days == null) return { preset: period.preset ?? "LAST_7" };
  const { from, to } = period.days;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days < 0) throw badInput("`to` lies before `from`.");
  if (days >= mostDays) throw badInput(`A period has at most ${mostDays} days.`);
  return { startDate: from, endDate: to };
}
