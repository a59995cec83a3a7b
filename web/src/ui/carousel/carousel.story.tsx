import { picture } from "../../../catalogue/picture.ts";
import type { States } from "../../../catalogue/story.ts";
import { Carousel } from "./Carousel.tsx";
import { LazyCarousel } from "./LazyCarousel.tsx";
import { Shelf } from "./Shelf.tsx";

const slides = ["#2f6f73", "#8a4b2a"].map((color) => ({
  key: color,
  slide: <img src={picture(color)} alt="" width="400" height="120" style={{ objectFit: "cover" }} />,
}));

export const carousel: States = {
  "two slides": <Carousel slides={slides} label="News" />,
  "one slide": <LazyCarousel slides={slides.slice(0, 1)} label="News" />,
};

export const shelf: States = {
  "with a way to all": (
    <Shelf title="News" to="/news">
      {slides.map(({ key, slide }) => (
        <li key={key}>{slide}</li>
      ))}
    </Shelf>
  ),
};
