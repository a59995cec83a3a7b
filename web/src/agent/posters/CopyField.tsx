import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import field from "../../ui/control/FilterSelect.module.css";
import styles from "./Posters.module.css";

interface Props {
  /** The id of the text that names it. */
  label: string;
  text: string;
  /** The language of the text. */
  lang?: string | undefined;
}

/** A text to copy, with its name above. */
export function CopyField({ label, text, lang }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section className={field.field} aria-labelledby={id}>
      <h3 id={id} className={field.label}>
        <FormattedMessage id={label} />
      </h3>
      <div className={styles.text}>
        <p lang={lang}>{text}</p>
        <CopyButton text={text} name={formatMessage({ id: label })} />
      </div>
    </section>
  );
}
