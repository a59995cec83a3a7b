import { type ComponentProps, lazy, Suspense } from "react";
import type { Carousel } from "./Carousel.tsx";

const Loaded = lazy(async () => ({ default: (await import("./Carousel.tsx")).Carousel }));

/** A carousel whose code comes later: until then its first slide stands there. */
export const LazyCarousel = (props: ComponentProps<typeof Carousel>) => (
  <Suspense fallback={props.slides[0]?.slide}>
    <Loaded {...props} />
  </Suspense>
);
