import { type ComponentType, lazy, useState } from "react";
import { loadChunk, loadLater } from "../../browser/loadChunk.ts";
import { PartBoundary } from "./PartBoundary.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code comes when it is first shown; put a `Suspense` around it. If the code does not come, a word at
 * the edge of the screen says so and offers to try again; all else stays.
 *
 * @example const Menu = lazyPart(async () => (await import("../menu/Menu.tsx")).Menu);
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => part(() => loadLater(load));

/** As `lazyPart`, for what stands on first screens: it needs none of the texts that come later, and doesn't wait for them. */
export const firstPart = <Props extends object>(load: Load<Props>) => part(() => loadChunk(load));

function part<Props extends object>(load: Load<Props>) {
  const begin = () => lazy(async () => ({ default: await load() }));
  // Shared by all places that show the part, until it has failed.
  let Latest: ComponentType<Props> = begin();
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => Latest);
    const tryAgain = () => {
      if (Latest === Loaded) Latest = begin();
      setLoaded(() => Latest);
    };
    return (
      <PartBoundary onRetry={tryAgain}>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}
