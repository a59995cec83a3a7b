import { FormattedMessage } from "react-intl";
import { useLeave } from "../browser/back/useLeave.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";

/** Skeleton of the help centre. */
export function HelpSkeleton() {
  const close = useLeave("/");
  return (
    <Dialog title={<FormattedMessage id="help_title" />} size="lg" hasAddress onClose={close}>
      <Skeleton style={{ height: "100%", minHeight: "20rem" }} />
    </Dialog>
  );
}
