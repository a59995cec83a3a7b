import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";

/** Skeleton of the help centre. */
export function HelpSkeleton() {
  const navigate = useNavigate();
  return (
    <Dialog title={<FormattedMessage id="help_title" />} size="lg" onClose={() => void navigate("/")}>
      <Skeleton style={{ height: "100%", minHeight: "20rem" }} />
    </Dialog>
  );
}
