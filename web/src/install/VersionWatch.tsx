import { Sparkles, X } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Toast, ToastPlace } from "../ui/notice/Toast.tsx";
import { Text } from "../ui/text/Text.tsx";
import { useNewVersion } from "./useNewVersion.ts";

/** Offers a new version of the client, but not over a game. */
export function VersionWatch({ isQuiet }: { isQuiet: boolean }) {
  const { formatMessage } = useIntl();
  const renew = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <ToastPlace role="status" isOnTop>
      {renew && !isPutOff && !isQuiet && (
        <Toast>
          <Sparkles size={20} aria-hidden="true" />
          <Text as="p" text="install_update" />
          <Button size="sm" onClick={renew} text="install_reload" />
          <IconButton label={formatMessage({ id: "close" })} onClick={() => setPutOff(true)}>
            <X size={18} />
          </IconButton>
        </Toast>
      )}
    </ToastPlace>
  );
}
