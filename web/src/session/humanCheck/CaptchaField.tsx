import { useFormikContext } from "formik";
import { RotateCw, Volume2 } from "lucide-react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./CaptchaField.module.css";
import { useCaptcha } from "./useCaptcha.ts";

/** A captcha and its text field. A click on the picture loads another; a button plays it. */
export function CaptchaField() {
  const { formatMessage } = useIntl();
  const { setFieldValue } = useFormikContext();
  const { captcha, hasFailed, isSilent, refresh, listen } = useCaptcha();
  const id = captcha?.id;

  useEffect(() => {
    void setFieldValue("captcha", { id: id ?? "", text: "" }, false);
  }, [id, setFieldValue]);

  return (
    <div className={styles.captcha}>
      <TextField
        name="captcha.text"
        label={formatMessage({ id: "session_captcha" })}
        isName
        maxLength={12}
        className={styles.text}
        trailing={
          <IconButton label={formatMessage({ id: "session_captcha_listen" })} onClick={listen}>
            <Volume2 size={18} />
          </IconButton>
        }
        required
      />
      <button
        type="button"
        className={styles.picture}
        aria-label={formatMessage({ id: "session_captcha_picture" })}
        onClick={refresh}
      >
        {captcha?.image ? (
          <img src={captcha.image} alt="" />
        ) : hasFailed ? (
          <RotateCw size={20} />
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
      </button>
      {isSilent && <Text as="p" className={styles.failed} role="alert" text="session_captcha_silent" />}
      {hasFailed && <Text as="p" className={styles.failed} role="alert" text="session_captcha_failed" />}
    </div>
  );
}
