import { SearchX } from "lucide-react";
import type { States } from "../../../catalogue/story.ts";
import { Button } from "../button/Button.tsx";
import { Arch } from "./Arch.tsx";
import { BrowseLink } from "./BrowseLink.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { Progress } from "./Progress.tsx";
import { Skeleton } from "./Skeleton.tsx";

export const emptyState: States = {
  "with an action": (
    <EmptyState icon={SearchX} title="games_none_title" action={<Button>Show all</Button>}>
      Try fewer letters, or another vendor.
    </EmptyState>
  ),
  "with a link": <EmptyState icon={SearchX} title="games_none_title" action={<BrowseLink />} />,
  "a page": <EmptyState icon={SearchX} title="games_none_title" isPage />,
};

export const shapes: States = {
  arch: <Arch>7</Arch>,
  skeleton: <Skeleton style={{ width: 200, height: 24 }} />,
};

export const progress: States = {
  begun: <Progress value={640} max={2_000} aria-label="Turnover" />,
  done: <Progress value={2_000} max={2_000} tone="good" aria-label="Turnover" />,
  over: <Progress value={640} max={2_000} tone="over" aria-label="Turnover" />,
};
