import { DoorOpen } from "lucide-react";
import { useIntl } from "react-intl";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { BrowseLink } from "../ui/state/BrowseLink.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown inside the shell at an unknown path. */
export function NotFoundScreen() {
  useTabTitle(useIntl().formatMessage({ id: "not_found_title" }));
  return (
    <EmptyState
      isPage
      icon={DoorOpen}
      title="not_found_title"
      action={<BrowseLink to="/" text="back_home" />}
      text="not_found_text"
    />
  );
}
