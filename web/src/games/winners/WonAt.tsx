import { FormattedDate, FormattedTime } from "react-intl";

/** When something was won: the time of today's, the day of the others. */
export function WonAt({ at }: { at: string }) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (
    <time dateTime={at}>
      {isToday ? <FormattedTime value={at} /> : <FormattedDate value={at} day="numeric" month="short" />}
    </time>
  );
}
