import { BannerSkeleton } from "../../site/BannerSkeleton.tsx";
import { PageSkeleton } from "../../ui/layout/PageSkeleton.tsx";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";

/** The skeleton of a lobby: banner, title, tools and a page of tiles. */
export const LobbySkeleton = ({ hasBanner = true, hasTools = true }: { hasBanner?: boolean; hasTools?: boolean }) => (
  <PageSkeleton banner={hasBanner && <BannerSkeleton />} hasTools={hasTools}>
    <GameGridSkeleton />
  </PageSkeleton>
);
