import { FormattedDate, FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionPeriod_promotion$key } from "../__generated__/PromotionPeriod_promotion.graphql.ts";

/** When a promotion ends. */
export function PromotionPeriod({ promotion: key }: { promotion: PromotionPeriod_promotion$key }) {
  const { endsAt } = useFragment(
    graphql`
      fragment PromotionPeriod_promotion on Promotion {
        endsAt
      }
    `,
    key,
  );
  if (!endsAt) return <FormattedMessage id="promotion_always" />;
  return <FormattedMessage id="promotion_until" values={{ at: <FormattedDate value={endsAt} dateStyle="medium" /> }} />;
}
