import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { useAtLeisure } from "../lazy/useAtLeisure.ts";
import type { Carousel } from "./Carousel.tsx";

const Loaded = lazyPart(async () => (await import("./Carousel.tsx")).Carousel);

/** A carousel whose code comes when the page has nothing more urgent to do, if there is more than one slide at all: until then the first stands there. */
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
