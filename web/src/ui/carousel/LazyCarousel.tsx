import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { useAtLeisure } from "../lazy/useAtLeisure.ts";
import type { Carousel } from "./Carousel.tsx";

const Loaded = lazyPart(async () => (await import("./Carousel.tsx")).Carousel);

/** Shows the first slide, and loads the carousel's code when the page is idle. A single slide needs no carousel. */
export function LazyCarousel(props: ComponentProps<typeof Carousel>) {
  const hasTime = useAtLeisure();
  const first = props.slides[0]?.slide;
  if (!hasTime || props.slides.length < 2) return first;
  return (
    <Suspense fallback={first}>
      <Loaded {...props} />
    </Suspense>
  );
}
