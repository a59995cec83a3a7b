import { DoorOpen } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown inside the shell at an unknown path. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <EmptyState
      isPage
      icon={<DoorOpen size={32} />}
      title={<FormattedMessage id="not_found_title" />}
      action={
        <Button onClick={() => void navigate("/")}>
          <FormattedMessage id="back_home" />
        </Button>
      }
    >
      <FormattedMessage id="not_found_text" />
    </EmptyState>
  );
}
