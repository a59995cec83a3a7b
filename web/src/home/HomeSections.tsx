import { graphql, useFragment } from "react-relay";
import type { HomeSections_site$key } from "../__generated__/HomeSections_site.graphql.ts";
import type { HomeSections_viewer$key } from "../__generated__/HomeSections_viewer.graphql.ts";
import { GameShelf } from "./GameShelf.tsx";
import { RecentShelf } from "./RecentShelf.tsx";
import { VendorStrip } from "./VendorStrip.tsx";

/** The operator's shelves, in the operator's order. Kinds that this release does not know are left out. */
export function HomeSections({
  site: siteKey,
  viewer: viewerKey,
}: {
  site: HomeSections_site$key;
  viewer: HomeSections_viewer$key;
}) {
  const site = useFragment(
    graphql`
      fragment HomeSections_site on Site @throwOnFieldError {
        homeSections {
          id
          kind
          title
          ...GameShelf_section
        }
        ...VendorStrip_site
      }
    `,
    siteKey,
  );
  const viewer = useFragment(
    graphql`
      fragment HomeSections_viewer on Viewer {
        member {
          ...RecentShelf_member
        }
      }
    `,
    viewerKey,
  );
  return site.homeSections.map((section) => {
    switch (section.kind) {
      case "HOT_GAMES":
      case "NEW_GAMES":
        return <GameShelf key={section.id} section={section} />;
      case "RECENT_GAMES":
        return viewer.member && <RecentShelf key={section.id} title={section.title} member={viewer.member} />;
      case "VENDORS":
        return <VendorStrip key={section.id} title={section.title} site={site} />;
      default:
        return null;
    }
  });
}
