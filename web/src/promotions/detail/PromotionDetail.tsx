import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionDetail_promotion$key } from "../../__generated__/PromotionDetail_promotion.graphql.ts";
import { FreeSpinsTerms } from "../../freeSpinTerms/FreeSpinsTerms.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { CleanHtml } from "../../ui/text/CleanHtml.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { OwnStatus } from "../OwnStatus.tsx";
import { PromotionPeriod } from "../PromotionPeriod.tsx";
import { PromotionSummary } from "../PromotionSummary.tsx";
import styles from "../Promotions.module.css";
import { WatchPromotions } from "../WatchPromotions.tsx";
import { PromotionAction } from "./PromotionAction.tsx";

/** A promotion's details, without its title. */
export function PromotionDetail({ promotion: key }: { promotion: PromotionDetail_promotion$key }) {
  const promotion = useFragment(
    graphql`
      fragment PromotionDetail_promotion on Promotion {
        category
        summary
        rulesHtml @catch(to: NULL)
        termsHtml @catch(to: NULL)
        steps @catch(to: NULL)
        freeSpins {
          ...FreeSpinsTerms_terms
        }
        image {
          ...Picture_image
        }
        ...OwnStatus_promotion
        ...PromotionAction_promotion
        ...PromotionPeriod_promotion
      }
    `,
    key,
  );
  const { category, summary, rulesHtml, termsHtml, steps, freeSpins, image } = promotion;
  const id = useId();
  return (
    <div className={styles.detail}>
      <WatchPromotions />
      <Picture image={image} alt="" className={styles.large} isEager />
      <p className={styles.facts}>
        <Text as="span" className={styles.kind} text={`promotion_${category}`} />
        <OwnStatus promotion={promotion} />
        <PromotionPeriod promotion={promotion} />
      </p>
      <p className={styles.lead}>
        <PromotionSummary text={summary} />
      </p>
      {freeSpins && (
        <p>
          <FreeSpinsTerms terms={freeSpins} />
        </p>
      )}
      <PromotionAction promotion={promotion} />
      {steps && steps.length > 0 && (
        <section aria-labelledby={`${id}-steps`}>
          <Text as="h3" id={`${id}-steps`} className={styles.subtitle} text="promotion_steps" />
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {rulesHtml ? <CleanHtml html={rulesHtml} hasSmallHeadings /> : <FormattedMessage id="error_network" />}
      {termsHtml && (
        <section aria-labelledby={`${id}-terms`}>
          <Text as="h3" id={`${id}-terms`} className={styles.subtitle} text="promotion_terms" />
          <CleanHtml html={termsHtml} />
        </section>
      )}
    </div>
  );
}
