import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { HomeCarousel_site$key } from "../__generated__/HomeCarousel_site.graphql.ts";
import { LazyCarousel } from "../ui/carousel/LazyCarousel.tsx";
import { BannerSlide } from "./BannerSlide.tsx";

/** The banners of the home screen, one after another. Renders nothing when there are none. */
export function HomeCarousel({ site: key }: { site: HomeCarousel_site$key }) {
  const { formatMessage } = useIntl();
  const { banners } = useFragment(
    graphql`
      fragment HomeCarousel_site on Site {
        banners(group: HOME) {
          id
          ...BannerSlide_banner
        }
      }
    `,
    key,
  );
  if (!banners?.length) return null;
  const slides = banners.map((banner) => ({ key: banner.id, slide: <BannerSlide banner={banner} isTall /> }));
  return <LazyCarousel slides={slides} label={formatMessage({ id: "banners" })} />;
}
