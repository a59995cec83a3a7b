import type { Story } from "../../../catalogue/story.ts";
import { ChunkError } from "../../browser/loadChunk.ts";
import { PartBoundary } from "./PartBoundary.tsx";

function Missing(): never {
  throw new ChunkError("no network");
}

export const partBoundary: Story = {
  height: 160,
  states: {
    "a part is missing": (
      <PartBoundary onRetry={() => undefined}>
        <Missing />
      </PartBoundary>
    ),
  },
};
