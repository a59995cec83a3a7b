import { Coins } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PointMallScreenQuery } from "../__generated__/PointMallScreenQuery.graphql.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { NotFoundScreen } from "../site/NotFoundScreen.tsx";
import { PageBanner } from "../site/PageBanner.tsx";
import frame from "../ui/layout/PageFrame.module.css";
import { ComingSoon } from "../ui/state/ComingSoon.tsx";

/** Placeholder for the mall of points; exists only if the operator has one. */
export function PointMallScreen({ queryRef }: ScreenProps<PointMallScreenQuery>) {
  const { site } = usePreloadedQuery<PointMallScreenQuery>(
    graphql`
      query PointMallScreenQuery @preloadable {
        site {
          features @catch(to: NULL) {
            pointMall
          }
          ...PageBanner_site @arguments(group: POINT_MALL)
        }
      }
    `,
    queryRef,
  );
  if (!site.features?.pointMall) return <NotFoundScreen />;
  return (
    <div className={frame.page}>
      <PageBanner site={site} />
      <ComingSoon isPage icon={<Coins />} title={<FormattedMessage id="point_mall" />}>
        <FormattedMessage id="coming_pointMall" />
      </ComingSoon>
    </div>
  );
}
