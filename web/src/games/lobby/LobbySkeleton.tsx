import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../../site/BannerSkeleton.tsx";
import { PageSkeleton } from "../../ui/layout/PageSkeleton.tsx";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";

interface Props {
  /** Message id of the title. */
  title: string;
  hasBanner?: boolean;
  hasTools?: boolean;
}

/** The skeleton of a lobby: banner, title, tools and a page of tiles. */
export const LobbySkeleton = ({ title, hasBanner = true, hasTools = true }: Props) => (
  <PageSkeleton banner={hasBanner && <BannerSkeleton />} title={<FormattedMessage id={title} />} hasTools={hasTools}>
    <GameGridSkeleton />
  </PageSkeleton>
);
