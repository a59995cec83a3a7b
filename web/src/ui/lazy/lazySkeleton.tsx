import { type ComponentType, lazy, Suspense } from "react";
import { loadLater } from "../../browser/loadChunk.ts";

const Nothing = () => null;

/**
 * A skeleton that loads its code and texts when it is first shown, for screens that few visits begin with. Until then, and
 * when they can't be loaded, it shows nothing.
 */
export function lazySkeleton<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadLater(load) };
    } catch {
      return { default: Nothing };
    }
  });
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
