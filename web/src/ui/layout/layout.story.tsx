import type { States } from "../../../catalogue/story.ts";
import { Chips } from "../control/Chips.tsx";
import { Count } from "../notice/Count.tsx";
import { Skeleton } from "../state/Skeleton.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { PaneTitle } from "./PaneTitle.tsx";

const kinds = [
  { value: "all", label: "All" },
  { value: "new", label: "New" },
];

export const page: States = {
  loaded: (
    <PageFrame
      title="Promotions"
      note={<Count>3</Count>}
      tools={<Chips label="Kind" options={kinds} selected="all" onSelect={() => undefined} />}
      lead="What is on this week, and what comes next."
    >
      <p>The content.</p>
    </PageFrame>
  ),
  loading: (
    <PageSkeleton>
      <Skeleton style={{ height: 80 }} />
    </PageSkeleton>
  ),
};

export const pane: States = { titled: <PaneTitle>My wallet</PaneTitle> };
