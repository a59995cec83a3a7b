import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import settings from "../Settings.module.css";
import styles from "./SecondFactor.module.css";

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: "second_factor_codes_title" });
  return (
    <section className={settings.form} aria-label={title}>
      <h3 className={styles.title}>
        {title} <CopyButton text={codes.join("\n")} name={title} />
      </h3>
      <p className={settings.notice} role="status">
        <FormattedMessage id="second_factor_codes_text" />
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button isWide onClick={onKept}>
        <FormattedMessage id="second_factor_codes_kept" />
      </Button>
    </section>
  );
}
