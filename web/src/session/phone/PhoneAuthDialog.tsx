import { TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useCustomerService } from "../../support/useCustomerService.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { PhoneAuthProblem } from "./phoneAuthProblem.ts";

interface Props {
  problem: PhoneAuthProblem;
  onClose: () => void;
}

/** Says what the phone-auth provider could not do, and what to do about it. */
export function PhoneAuthDialog({ problem, onClose }: Props) {
  const openCustomerService = useCustomerService();
  const needsHelp = problem === "PHONE_QUOTA_EXCEEDED";
  const handleConfirm = () => {
    if (needsHelp) openCustomerService();
    onClose();
  };
  return (
    <ConfirmDialog
      icon={<TriangleAlert size={28} />}
      title={<FormattedMessage id="phone_auth_title" />}
      confirm={<FormattedMessage id={needsHelp ? "support_service" : "in_increase_submit"} />}
      cancel={needsHelp && <FormattedMessage id="close" />}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <FormattedMessage id={`err_phone_${problem.slice("PHONE_".length).toLowerCase()}`} />
    </ConfirmDialog>
  );
}
