import { DoorOpen } from "lucide-react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { useTabTitle } from "../browser/useTabTitle.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown inside the shell at an unknown path. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  useTabTitle(useIntl().formatMessage({ id: "not_found_title" }));
  return (
    <EmptyState
      isPage
      icon={DoorOpen}
      title="not_found_title"
      action={<Button onClick={() => void navigate("/")} text="back_home" />}
      text="not_found_text"
    />
  );
}
