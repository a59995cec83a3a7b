import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../../site/BannerSkeleton.tsx";
import { PageSkeleton } from "../../ui/layout/PageSkeleton.tsx";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";
import { MatchesSkeleton } from "../matches/MatchesSkeleton.tsx";

interface Props {
  /** Message id of the title. */
  title: string;
  hasBanner?: boolean;
  hasTools?: boolean;
  hasMatches?: boolean;
}

/** The skeleton of a lobby: banner, title, tools and a page of tiles. */
export const LobbySkeleton = ({ title, hasBanner = true, hasTools = true, hasMatches = false }: Props) => (
  <PageSkeleton banner={hasBanner && <BannerSkeleton />} title={<FormattedMessage id={title} />} hasTools={hasTools}>
    <div>
      {hasMatches && <MatchesSkeleton />}
      <GameGridSkeleton />
    </div>
  </PageSkeleton>
);
