import { cards } from "../../../catalogue/cards.tsx";
import { picture as drawn } from "../../../catalogue/picture.ts";
import type { Picture_image$key } from "../../__generated__/Picture_image.graphql.ts";
import fragment from "../../__generated__/Picture_image.graphql.ts";
import { Picture } from "./Picture.tsx";
import { SkeletonPicture } from "./SkeletonPicture.tsx";

const box = { width: 160, height: 120, display: "grid" };

const pictures = cards(
  fragment,
  (image: Picture_image$key) => (
    <div style={box}>
      <Picture image={image} alt="A hall" fallback="A hall" isEager />
    </div>
  ),
  { usual: { url: drawn("#2f6f73"), fallbackUrls: [] }, "no CDN has it": { url: "data:,", fallbackUrls: [] } },
);

export const picture = {
  ...pictures,
  loading: (
    <div style={box}>
      <SkeletonPicture url={undefined} />
    </div>
  ),
};
