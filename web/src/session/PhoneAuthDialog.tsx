import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { PhoneAuthProblem } from "./phoneAuthProblem.ts";

/** Says what the phone-auth provider could not do, and what helps. */
export function PhoneAuthDialog({ problem, onClose }: { problem: PhoneAuthProblem; onClose: () => void }) {
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="phone_auth_title" />}
      confirm={<FormattedMessage id="in_increase_submit" />}
      onConfirm={onClose}
      onClose={onClose}
    >
      <FormattedMessage id={`err_${problem.toLowerCase()}`} />
    </ConfirmDialog>
  );
}
