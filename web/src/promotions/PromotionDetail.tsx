import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionDetail_promotion$key } from "../__generated__/PromotionDetail_promotion.graphql.ts";
import { Picture } from "../ui/picture/Picture.tsx";
import { CleanHtml } from "../ui/text/CleanHtml.tsx";
import { PromotionAction } from "./PromotionAction.tsx";
import { PromotionPeriod } from "./PromotionPeriod.tsx";
import styles from "./Promotions.module.css";

/** A promotion's details, without its title. */
export function PromotionDetail({ promotion: key }: { promotion: PromotionDetail_promotion$key }) {
  const promotion = useFragment(
    graphql`
      fragment PromotionDetail_promotion on Promotion {
        category
        summary
        rulesHtml @catch(to: NULL)
        image {
          ...Picture_image
        }
        ...PromotionAction_promotion
        ...PromotionPeriod_promotion
      }
    `,
    key,
  );
  const { category, summary, rulesHtml, image } = promotion;
  return (
    <div className={styles.detail}>
      <Picture image={image} alt="" className={styles.large} isEager />
      <p className={styles.facts}>
        <span className={styles.kind}>
          <FormattedMessage id={`promotion_${category}`} />
        </span>
        <span>
          <PromotionPeriod promotion={promotion} />
        </span>
      </p>
      <p className={styles.lead}>{summary}</p>
      <PromotionAction promotion={promotion} />
      {rulesHtml ? <CleanHtml html={rulesHtml} hasSmallHeadings /> : <FormattedMessage id="error_network" />}
    </div>
  );
}
