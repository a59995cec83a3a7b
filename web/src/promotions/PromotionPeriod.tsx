import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionPeriod_promotion$key } from "../__generated__/PromotionPeriod_promotion.graphql.ts";
import { useDaysUntil } from "../time/serverSecond.ts";
import { TimeLeft } from "../time/TimeLeft.tsx";

/** When a promotion begins or ends, and how long that takes. */
export function PromotionPeriod({ promotion: key }: { promotion: PromotionPeriod_promotion$key }) {
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
  if (status === "COMING_SOON" && startsAt) return <Moment id="promotion_starts" at={startsAt} />;
  if (!endsAt) return <FormattedMessage id="promotion_always" />;
  return status === "CLOSE" ? (
    <FormattedMessage id="promotion_ended" values={{ at: <FormattedDate value={endsAt} dateStyle="medium" /> }} />
  ) : (
    <Moment id="promotion_until" at={endsAt} />
  );
}

/** A date, with the days until it, or the time on its last day. */
function Moment({ id, at }: { id: "promotion_starts" | "promotion_until"; at: string }) {
  const days = useDaysUntil(at);
  return (
    <span>
      <FormattedMessage id={id} values={{ at: <FormattedDate value={at} dateStyle="medium" /> }} />
      {days >= 0 && <span> · </span>}
      {days > 0 && <FormattedMessage id="promotion_days" values={{ count: days }} />}
      {days === 0 && <TimeLeft until={at} />}
    </span>
  );
}
