import { ArrowRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PromotionCard_promotion$key } from "../__generated__/PromotionCard_promotion.graphql.ts";
import { CoverCard } from "../ui/card/CoverCard.tsx";
import { Picture } from "../ui/picture/Picture.tsx";
import { OwnStatus } from "./OwnStatus.tsx";
import { PromotionPeriod } from "./PromotionPeriod.tsx";
import styles from "./Promotions.module.css";
import { promotionParam } from "./promotionSearch.ts";

/** A promotion in the list; the whole card is a link to its rules. */
export function PromotionCard({
  promotion: key,
  isClosed,
  isEager,
}: {
  promotion: PromotionCard_promotion$key;
  /** For this visitor. */
  isClosed: boolean;
  isEager: boolean;
}) {
  const promotion = useFragment(
    graphql`
      fragment PromotionCard_promotion on Promotion {
        internalID
        category
        title
        summary
        image {
          ...Picture_image
        }
        ...OwnStatus_promotion
        ...PromotionPeriod_promotion
      }
    `,
    key,
  );
  const { internalID, category, title, summary, image } = promotion;
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set(promotionParam, internalID);
  return (
    <CoverCard
      to={{ pathname: "/promotions", search: search.toString() }}
      opensDialog
      picture={<Picture image={image} alt="" className={styles.picture} isEager={isEager} />}
      note={
        <p className={styles.heads}>
          <span className={styles.kind}>
            <FormattedMessage id={`promotion_${category}`} />
          </span>
          <OwnStatus promotion={promotion} />
        </p>
      }
      title={title}
      summary={summary}
    >
      <p className={styles.foot}>
        <span>
          <PromotionPeriod promotion={promotion} isClosed={isClosed} />
        </span>
        <span className={styles.onward} aria-hidden="true">
          <FormattedMessage id="promotion_details" />
          <ArrowRight size={16} />
        </span>
      </p>
    </CoverCard>
  );
}
