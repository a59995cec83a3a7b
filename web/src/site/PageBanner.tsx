import { graphql, useFragment } from "react-relay";
import type { PageBanner_site$key } from "../__generated__/PageBanner_site.graphql.ts";
import { BannerSlide } from "./BannerSlide.tsx";

/** The banner of a page, by its banner group. Renders nothing when the group is empty. */
export function PageBanner({ site: key }: { site: PageBanner_site$key }) {
  const { banners } = useFragment(
    graphql`
      fragment PageBanner_site on Site @argumentDefinitions(group: { type: "BannerGroup!" }) {
        banners(group: $group) {
          ...BannerSlide_banner
        }
      }
    `,
    key,
  );
  const banner = banners?.[0];
  return banner ? <BannerSlide banner={banner} isTall={false} /> : null;
}
