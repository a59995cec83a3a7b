import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { loadChunk, loadLater } from "../../browser/loadChunk.ts";
import { type TextArea, withTexts } from "../../i18n/messages.ts";
import { PartBoundary } from "./PartBoundary.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that loads its code when it is first shown. Put a `Suspense` around it. If the code cannot be loaded, a
 * notice at the edge of the screen offers to try again; the rest of the screen stays. `texts` is the area that the part
 * belongs to, if any: its texts load with the code. `offline` stands in its place while there is no network.
 *
 * @example const Menu = lazyPart(async () => (await import("../menu/Menu.tsx")).Menu);
 */
export const lazyPart = <Props extends object>(load: Load<Props>, texts?: TextArea, offline?: ReactNode) =>
  part(() => loadLater(withTexts(texts, load)), offline);

/** Like `lazyPart`, for parts of the first screens. It does not wait for the texts that load later. */
export const firstPart = <Props extends object>(load: Load<Props>) => part(() => loadChunk(load));

function part<Props extends object>(load: Load<Props>, offline?: ReactNode) {
  // A lazy component suspends once even when its code is there, and React waits before it shows it.
  let Ready: ComponentType<Props> | undefined;
  const ahead = async () => {
    Ready = await load();
    return Ready;
  };
  const begin = () => lazy(async () => ({ default: await ahead() }));
  // All places that show the part share one load, until it fails.
  let Latest: ComponentType<Props> = begin();
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => Ready ?? Latest);
    const tryAgain = () => {
      if (Latest === Loaded) Latest = begin();
      setLoaded(() => Latest);
    };
    return (
      <PartBoundary onRetry={tryAgain} offline={offline}>
        <Loaded {...props} />
      </PartBoundary>
    );
  }
  /** `ahead` loads the code before the part is shown, so that it appears at once; `isReady` says whether it would. */
  return Object.assign(Part, { ahead, isReady: () => Ready !== undefined });
}
