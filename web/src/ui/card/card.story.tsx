import { picture } from "../../../catalogue/picture.ts";
import type { States } from "../../../catalogue/story.ts";
import { SkeletonPicture } from "../picture/SkeletonPicture.tsx";
import { CardGrid } from "./CardGrid.tsx";
import { CoverCard } from "./CoverCard.tsx";

const cover = (title: string, summary: string, color: string) => (
  <CoverCard
    to="/"
    picture={<SkeletonPicture url={picture(color)} />}
    note={<p>Weekly</p>}
    title={title}
    summary={summary}
  />
);

const items = [
  { id: "1", title: "Night of the fish", color: "#2f6f73" },
  { id: "2", title: "A title so long that it does not fit into one line of a card", color: "#6b3f7a" },
  { id: "3", title: "Short", color: "#8a4b2a" },
  { id: "4", title: "The fourth", color: "#3d5a99" },
];

export const cardGrid: States = {
  "four cards": (
    <CardGrid items={items} renderCard={({ title, color }) => cover(title, "Play, collect and win.", color)} />
  ),
  "one card": <CardGrid items={items.slice(0, 1)} renderCard={({ title, color }) => cover(title, "", color)} />,
};
