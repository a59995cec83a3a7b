import { Sparkles, X } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../ui/button/Button.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import { useNewVersion } from "./useNewVersion.ts";
import styles from "./VersionWatch.module.css";

/** Offers a new version of the client, but not over a game. */
export function VersionWatch({ isQuiet }: { isQuiet: boolean }) {
  const { formatMessage } = useIntl();
  const renew = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div role="status" className={styles.place}>
      {renew && !isPutOff && !isQuiet && (
        <div className={styles.offer}>
          <Sparkles size={20} className={styles.icon} aria-hidden="true" />
          <p className={styles.words}>
            <FormattedMessage id="install_update" />
          </p>
          <Button size="sm" onClick={renew}>
            <FormattedMessage id="install_reload" />
          </Button>
          <IconButton label={formatMessage({ id: "close" })} onClick={() => setPutOff(true)}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
