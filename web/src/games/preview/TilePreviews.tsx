import { createPortal } from "react-dom";
import { savesData } from "../../browser/savesData.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useReducedMotion } from "../../ui/motion/useReducedMotion.ts";
import { useDwelledTile } from "./useDwelledTile.ts";

const GamePreview = lazyPart(async () => (await import("./GamePreview.tsx")).GamePreview);

/**
 * Shows the preview of one game at a time, in its tile; none to visitors who want less motion or less data. The shell has
 * one for all tiles.
 */
export const TilePreviews = () => (useReducedMotion() || savesData() ? null : <MovingPreviews />);

function MovingPreviews() {
  const tile = useDwelledTile();
  if (!tile) return null;
  return createPortal(
    <QuietPart>
      <GamePreview gameId={tile.gameId} />
    </QuietPart>,
    tile.picture,
    tile.gameId,
  );
}
