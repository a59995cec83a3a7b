import { startTransition, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PointMallScreenQuery } from "../__generated__/PointMallScreenQuery.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { NotFoundScreen } from "../site/NotFoundScreen.tsx";
import { PageBanner } from "../site/PageBanner.tsx";
import { Tabs } from "../ui/control/Tabs.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { GuestPoints } from "./GuestPoints.tsx";
import { PointRewards } from "./PointRewards.tsx";
import { PointChanges } from "./pointChanges.ts";

/** What the page shows: the rewards, or a record of the member's points. */
const mallViews = ["rewards", "redeems", "details"] as const;

/** The parameter of the address that names a view. */
const viewParam = "view";

/** What the address asks the page to show; the rewards for anything else. */
const mallViewIn = (params: URLSearchParams): (typeof mallViews)[number] =>
  mallViews.find((view) => view === params.get(viewParam)) ?? "rewards";

const OwnPoints = lazyPart(async () => (await import("./OwnPoints.tsx")).OwnPoints);
const RedeemRecord = lazyPart(async () => (await import("./record/RedeemRecord.tsx")).RedeemRecord);
const PointRecord = lazyPart(async () => (await import("./record/PointRecord.tsx")).PointRecord);

/** The mall of points; exists only if the operator has one. A member sees the own points and records too. */
export function PointMallScreen({ queryRef }: ScreenProps<PointMallScreenQuery>) {
  const { formatMessage } = useIntl();
  const data = usePreloadedQuery<PointMallScreenQuery>(
    graphql`
      query PointMallScreenQuery($category: PointRewardCategory) @preloadable {
        site {
          features @catch(to: NULL) {
            pointMall
          }
          ...PageBanner_site @arguments(group: POINT_MALL)
        }
        ...PointRewards_query @arguments(category: $category)
      }
    `,
    queryRef,
  );
  const [params, setParams] = useSearchParams();
  const hasAccount = useHasAccount();
  const [changes, setChanges] = useState(0);
  if (!data.site.features?.pointMall) return <NotFoundScreen />;
  const rewards = (
    <ScreenBoundary>
      <PointRewards query={data} selected={queryRef.variables.category ?? null} />
    </ScreenBoundary>
  );
  const view = mallViewIn(params);
  return (
    <PageFrame banner={<PageBanner site={data.site} />} title={<FormattedMessage id="point_mall" />}>
      {hasAccount ? (
        <>
          <ScreenBoundary>
            <OwnPoints onChange={() => startTransition(() => setChanges((before) => before + 1))} />
          </ScreenBoundary>
          <Tabs
            label={formatMessage({ id: "points_views" })}
            tabs={mallViews.map((value) => ({ value, label: <FormattedMessage id={`points_view_${value}`} /> }))}
            selected={view}
            // Each view has parameters of its own.
            onSelect={(next) => setParams({ [viewParam]: next }, { replace: true, preventScrollReset: true })}
          >
            {view === "rewards" ? (
              rewards
            ) : (
              <PointChanges value={changes}>
                <ScreenBoundary>{view === "redeems" ? <RedeemRecord /> : <PointRecord />}</ScreenBoundary>
              </PointChanges>
            )}
          </Tabs>
        </>
      ) : (
        <>
          <GuestPoints />
          {rewards}
        </>
      )}
    </PageFrame>
  );
}
