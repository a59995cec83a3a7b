import { SearchX } from "lucide-react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { BrowseLink } from "../catalog/BrowseLink.tsx";

/** Shown at the address of a game that does not exist. */
export const NoSuchGame = () => <EmptyState icon={SearchX} title="games_missing_title" action={<BrowseLink />} />;
