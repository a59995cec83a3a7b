import { ArrowLeft } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { PromotionDetailScreenQuery } from "../../__generated__/PromotionDetailScreenQuery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { useRefreshAt } from "../../time/useRefreshAt.ts";
import { useSiteTime } from "../../time/useSiteTime.ts";
import styles from "../Promotions.module.css";
import { useRefreshPromotions } from "../useRefreshPromotions.ts";
import { NoPromotion } from "./NoPromotion.tsx";
import { PromotionDetail } from "./PromotionDetail.tsx";

/** A promotion on a page of its own, for links from other sites. */
export function PromotionDetailScreen({ queryRef }: ScreenProps<PromotionDetailScreenQuery>) {
  const { site } = usePreloadedQuery<PromotionDetailScreenQuery>(
    graphql`
      query PromotionDetailScreenQuery($id: String!) @preloadable @throwOnFieldError {
        site {
          brand @catch(to: NULL) {
            timeZone
          }
          ...useSiteTime_site
          promotion(internalID: $id) {
            title
            startsAt
            endsAt
            ...PromotionDetail_promotion
          }
        }
      }
    `,
    queryRef,
  );
  useSiteTime(site);
  useTabTitle(site.promotion?.title);
  const instants = [site.promotion?.startsAt, site.promotion?.endsAt];
  useRefreshAt({ instants, timeZone: site.brand?.timeZone }, useRefreshPromotions());
  return (
    <div className={styles.page}>
      <Link to="/promotions" className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="promotion_all" />
      </Link>
      {site.promotion ? (
        <article>
          <h1 className={styles.heading}>{site.promotion.title}</h1>
          <PromotionDetail promotion={site.promotion} />
        </article>
      ) : (
        <NoPromotion />
      )}
    </div>
  );
}
