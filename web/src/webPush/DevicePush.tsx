import { FormattedMessage } from "react-intl";
import { Switch } from "../ui/control/Switch.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./DevicePush.module.css";
import { useDevicePush } from "./useDevicePush.ts";

/** The switch for notifications of this browser, or why it has none. */
export function DevicePush({ publicKey }: { publicKey: string }) {
  const { state, isOn, change } = useDevicePush(publicKey);
  const hasSwitch = state === "ON" || state === "OFF" || state === "FAILED";
  return (
    <section className={styles.push} aria-labelledby="push-device">
      <Text as="h3" id="push-device" className={styles.title} text="push_device" />
      <Text as="p" className={styles.about} text="push_about" />
      {hasSwitch && (
        <Switch isOn={isOn} onChange={(next) => void change(next)}>
          <FormattedMessage id="push_device" />
        </Switch>
      )}
      <p role="status" className={styles.about}>
        {state === "UNSUPPORTED" && <FormattedMessage id="push_unsupported" />}
        {state === "DENIED" && <FormattedMessage id="push_denied" />}
        {state === "FAILED" && <FormattedMessage id="error_network" />}
      </p>
    </section>
  );
}
