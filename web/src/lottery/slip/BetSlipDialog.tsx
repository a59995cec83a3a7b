import { FormattedMessage } from "react-intl";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { BetSlip } from "./BetSlip.tsx";

/** The slip in a dialog. */
export const BetSlipDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={<FormattedMessage id="lottery_slip" />} onClose={onClose}>
    <BetSlip />
  </Dialog>
);
