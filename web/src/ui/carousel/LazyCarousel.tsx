import { type ComponentProps, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { useAtLeisure } from "../lazy/useAtLeisure.ts";
import type { Carousel } from "./Carousel.tsx";
import styles from "./LazyCarousel.module.css";

const Loaded = lazyPart(async () => (await import("./Carousel.tsx")).Carousel);

/** How long the first slide stays alone, while the page is busy with what its visitor sees. */
const FIRST_ALONE_MS = 3000;

/**
 * Shows the first slide. The carousel's code is large and lays out the page several times, so it loads after the rest of
 * the screen, or when the visitor points at the slide. A single slide needs no carousel.
 */
export function LazyCarousel(props: ComponentProps<typeof Carousel>) {
  const hasTime = useAtLeisure();
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => startTransition(() => setWanted(true)), []);
  useEffect(() => {
    if (!hasTime) return;
    const timer = setTimeout(want, FIRST_ALONE_MS);
    return () => clearTimeout(timer);
  }, [hasTime, want]);
  const first = props.slides[0]?.slide;
  if (props.slides.length < 2) return first;
  const alone = (
    <section className={styles.alone} aria-label={props.label} onPointerEnter={want} onFocus={want}>
      {first}
    </section>
  );
  if (!isWanted) return alone;
  return (
    <Suspense fallback={alone}>
      <Loaded {...props} />
    </Suspense>
  );
}
