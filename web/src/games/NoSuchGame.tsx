import { SearchX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../ui/EmptyState.tsx";
import { BrowseLink } from "./BrowseLink.tsx";

/** What an address of a game that isn't there says. */
export const NoSuchGame = () => (
  <EmptyState
    icon={<SearchX size={30} />}
    title={<FormattedMessage id="games_missing_title" />}
    action={<BrowseLink />}
  />
);
