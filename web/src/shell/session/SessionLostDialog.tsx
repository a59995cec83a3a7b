import { Clock } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { Signals } from "../../relay/network/signals.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  end: Signals["sessionLost"];
  onLogIn: () => void;
  onClose: () => void;
}

const TEXTS = {
  SESSION_EXPIRED: "err_session_expired",
  SESSION_REVOKED: "session_revoked_text",
  PLAY_BREAK: "session_break_text",
} as const;

/** Says how the session has ended. */
export const SessionLostDialog = ({ end, onLogIn, onClose }: Props) => (
  <ConfirmDialog
    icon={<Clock size={24} />}
    title={<FormattedMessage id={end === "PLAY_BREAK" ? "play_break_title" : "session_over_title"} />}
    confirm={<FormattedMessage id="log_in" />}
    cancel={<FormattedMessage id="close" />}
    onConfirm={onLogIn}
    onClose={onClose}
  >
    <FormattedMessage id={TEXTS[end]} />
  </ConfirmDialog>
);
