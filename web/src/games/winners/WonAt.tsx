import { FormattedDate, FormattedTime } from "react-intl";

/** Time of a win: the hour for wins of today, the day for older ones. */
export function WonAt({ at }: { at: string }) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (
    <time dateTime={at}>
      {isToday ? <FormattedTime value={at} /> : <FormattedDate value={at} day="numeric" month="short" />}
    </time>
  );
}
