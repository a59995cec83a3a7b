import { SearchX } from "lucide-react";
import { useIntl } from "react-intl";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { BrowseLink } from "../catalog/BrowseLink.tsx";

/** Shown at the address of a game that does not exist. */
export function NoSuchGame() {
  useTabTitle(useIntl().formatMessage({ id: "games_missing_title" }));
  return <EmptyState icon={SearchX} title="games_missing_title" action={<BrowseLink />} />;
}
