import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { HomeSections_site$key } from "../__generated__/HomeSections_site.graphql.ts";
import type { HomeSections_viewer$key } from "../__generated__/HomeSections_viewer.graphql.ts";
import { useInSlices } from "../ui/lazy/useInSlices.ts";
import { GameShelf } from "./GameShelf.tsx";
import { RecentShelf } from "./RecentShelf.tsx";
import { VendorStrip } from "./VendorStrip.tsx";

/**
 * The operator's shelves, in the operator's order, with the latest wins below the first shelf of games that everybody
 * sees. Kinds that this release does not know are left out.
 */
export function HomeSections({
  site: siteKey,
  viewer: viewerKey,
  wins,
}: {
  site: HomeSections_site$key;
  viewer: HomeSections_viewer$key;
  wins: ReactNode;
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
  const first = site.homeSections.find(({ kind }) => kind === "HOT_GAMES" || kind === "NEW_GAMES");
  const shelfOf = (section: (typeof site.homeSections)[number]) => {
    switch (section.kind) {
      case "HOT_GAMES":
      case "NEW_GAMES":
        return <GameShelf section={section} isFirst={section === first} />;
      case "RECENT_GAMES":
        return viewer.member && <RecentShelf title={section.title} member={viewer.member} />;
      case "VENDORS":
        return <VendorStrip title={section.title} site={site} />;
      default:
        return null;
    }
  };
  const count = useInSlices(site.homeSections.length);
  return (
    <>
      {site.homeSections.slice(0, count).map((section) => (
        <Fragment key={section.id}>
          {shelfOf(section)}
          {section === first && wins}
        </Fragment>
      ))}
      {!first && wins}
    </>
  );
}
