import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionPeriod_promotion$key } from "../__generated__/PromotionPeriod_promotion.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { useDaysUntil } from "../time/serverSecond.ts";
import { TimeLeft } from "../time/TimeLeft.tsx";

interface Props {
  promotion: PromotionPeriod_promotion$key;
  /** It is closed for this visitor: it has no end that is still to come. */
  isClosed?: boolean;
}

/** When a promotion begins or ends, and how long that takes. */
export function PromotionPeriod({ promotion: key, isClosed = false }: Props) {
  const { status, startsAt, endsAt } = useFragment(
    graphql`
      fragment PromotionPeriod_promotion on Promotion {
        status
        startsAt
        endsAt
      }
    `,
    key,
  );
  if (status === "COMING_SOON" && startsAt) return <Start at={startsAt} />;
  if (!endsAt) return isClosed || status === "CLOSE" ? null : <FormattedMessage id="promotion_always" />;
  return status === "CLOSE" ? (
    <FormattedMessage id="promotion_ended" values={{ at: <Moment at={endsAt} style="day" /> }} />
  ) : (
    <End at={endsAt} />
  );
}

/** When it begins: a date, with the days until it, or the time on the day before. */
function Start({ at }: { at: string }) {
  const days = useDaysUntil(at);
  return (
    <span>
      <FormattedMessage id="promotion_starts" values={{ at: <Moment at={at} style="day" /> }} />
      {days >= 0 && <span> · </span>}
      {days > 0 && <FormattedMessage id="promotion_days" values={{ count: days }} />}
      {days === 0 && <TimeLeft until={at} />}
    </span>
  );
}

/** When it ends: the time that is left on the last day, the day of the week within a week, else the date. */
function End({ at }: { at: string }) {
  const days = useDaysUntil(at);
  if (days === 0) return <FormattedMessage id="promotion_ends_in" values={{ time: <TimeLeft until={at} /> }} />;
  return days > 0 && days < 6 ? (
    <FormattedMessage id="promotion_ends_day" values={{ day: <FormattedDate value={at} weekday="long" /> }} />
  ) : (
    <FormattedMessage id="promotion_until" values={{ at: <Moment at={at} style="day" /> }} />
  );
}
