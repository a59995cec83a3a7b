import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PromotionsScreenQuery } from "../__generated__/PromotionsScreenQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { PageBanner } from "../site/PageBanner.tsx";
import { useSiteTime } from "../time/useSiteTime.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { DailyLinks } from "./DailyLinks.tsx";
import { DepositOffers } from "./offers/DepositOffers.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { PromotionTabs } from "./PromotionTabs.tsx";
import { promotionIdIn } from "./promotionSearch.ts";

const PromotionDialog = lazyPart(async () => (await import("./detail/PromotionDialog.tsx")).PromotionDialog);

/** The brand's promotions, by category; with an id in the address, one promotion over the list. */
export function PromotionsScreen({ queryRef }: ScreenProps<PromotionsScreenQuery>) {
  const data = usePreloadedQuery<PromotionsScreenQuery>(
    graphql`
      query PromotionsScreenQuery($category: PromotionCategory) @preloadable {
        site {
          ...PageBanner_site @arguments(group: PROMOTIONS)
          ...PromotionTabs_site
          ...useSiteTime_site
          promotions(category: $category, first: 24) @catch(to: NULL) {
            totalCount
          }
        }
        viewer {
          # Null until the caller's own answer is there: after a login the store knows the member sooner.
          member @catch(to: NULL) {
            # passed on to PromotionList
            promotionStandings @catch(to: NULL) {
              internalID
              status
              reward {
                ...Money_amount @relay(mask: false)
              }
            }
            claimableDeposits @catch(to: NULL) {
              id
              ...DepositOffers_deposit
            }
          }
        }
        ...PromotionList_query @arguments(category: $category)
      }
    `,
    queryRef,
  );
  useSiteTime(data.site);
  const own = useHasAccount() ? data.viewer.member : null;
  const [params] = useSearchParams();
  const openId = promotionIdIn(params);
  return (
    <>
      <PageFrame
        banner={<PageBanner site={data.site} />}
        title={<FormattedMessage id="promotions" />}
        tools={
          <>
            <DailyLinks isQuiet />
            <PromotionTabs site={data.site} selected={queryRef.variables.category ?? null} />
          </>
        }
      >
        <div>
          <ScreenBoundary>
            <p className="visually-hidden" role="status">
              <FormattedMessage id="promotion_count" values={{ count: data.site.promotions?.totalCount ?? 0 }} />
            </p>
            <PromotionList query={data} standings={own?.promotionStandings ?? []}>
              {/* With the list, not after it: what comes later would push it down. */}
              {own?.claimableDeposits?.map((deposit) => (
                <DepositOffers key={deposit.id} deposit={deposit} />
              ))}
            </PromotionList>
          </ScreenBoundary>
        </div>
      </PageFrame>
      {openId && (
        <Suspense>
          <PromotionDialog key={openId} internalID={openId} />
        </Suspense>
      )}
    </>
  );
}
