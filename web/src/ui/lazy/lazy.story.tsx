import { Pages } from "../../../catalogue/story.ts";
import { ChunkError } from "../../browser/loadChunk.ts";
import { PartBoundary } from "./PartBoundary.tsx";

function Missing(): never {
  throw new ChunkError("no network");
}

export const partBoundary = new Pages(160, {
  "a part is missing": (
    <PartBoundary onRetry={() => undefined}>
      <Missing />
    </PartBoundary>
  ),
});
