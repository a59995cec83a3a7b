import { type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";

/** A period that can begin and end at a time of its first and last day, `HH:mm`; empty for a whole day. */
export interface TimedPeriod extends PeriodSearch {
  readonly fromTime: string;
  readonly toTime: string;
}

const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads a period from an address. Anybody may have written it: the last 7 days for anything else. */
export function timedPeriodIn(params: URLSearchParams): TimedPeriod {
  const period = periodIn(params);
  const timeIn = (name: "fromTime" | "toTime") => {
    const time = params.get(name) ?? "";
    return period.period === "CUSTOM" && timeForm.test(time) ? time : "";
  };
  return { ...period, fromTime: timeIn("fromTime"), toTime: timeIn("toTime") };
}

/** The period as the gateway takes it. */
export function timedPeriodInput({ fromTime, toTime, ...period }: TimedPeriod) {
  const input = periodInput(period);
  if (!input?.days) return input;
  return { days: { ...input.days, ...(fromTime && { fromTime }), ...(toTime && { toTime }) } };
}
