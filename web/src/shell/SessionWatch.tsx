import { Clock } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useRevalidator } from "react-router-dom";
import { onSignal } from "../relay/signals.ts";
import { useSessionDialogs } from "../session/SessionDialogs.tsx";
import { onSessionChange } from "../session/sessionChannel.ts";
import { clearSessionKeys } from "../session/sessionKeys.ts";
import { useLoginToken } from "../session/useLoginToken.ts";
import { useRenewScreens } from "../session/useRenewScreens.ts";
import { lazyPart } from "../ui/loadChunk.ts";

const ConfirmDialog = lazyPart(async () => (await import("../ui/ConfirmDialog.tsx")).ConfirmDialog);

/** Follows what happens to the session elsewhere: it ends, another tab logs in or out, a link brings one along. */
export function SessionWatch() {
  const renewScreens = useRenewScreens();
  const { revalidate } = useRevalidator();
  const { openLogin } = useSessionDialogs();
  const [lost, setLost] = useState<"SESSION_EXPIRED" | "SESSION_REVOKED" | null>(null);
  useLoginToken();

  useEffect(
    () =>
      onSignal("sessionLost", (code) => {
        setLost((known) => {
          if (known) return known;
          clearSessionKeys();
          void renewScreens();
          return code;
        });
      }),
    [renewScreens],
  );
  useEffect(() => onSignal("closed", () => void revalidate()), [revalidate]);
  useEffect(() => onSessionChange(() => void renewScreens()), [renewScreens]);

  if (!lost) return null;
  return (
    <Suspense>
      <ConfirmDialog
        icon={<Clock size={24} />}
        title={<FormattedMessage id="session_over_title" />}
        confirm={<FormattedMessage id="log_in" />}
        cancel={<FormattedMessage id="close" />}
        onConfirm={() => {
          setLost(null);
          openLogin();
        }}
        onClose={() => setLost(null)}
      >
        <FormattedMessage id={lost === "SESSION_REVOKED" ? "session_revoked_text" : "session_expired_text"} />
      </ConfirmDialog>
    </Suspense>
  );
}
