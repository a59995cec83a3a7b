import { useId } from "react";
import { useIntl } from "react-intl";
import { CopyButton } from "../../ui/button/CopyButton.tsx";
import field from "../../ui/control/FilterSelect.module.css";
import { Text } from "../../ui/text/Text.tsx";
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
      <Text as="h3" id={id} className={field.label} text={label} />
      <div className={styles.text}>
        <p lang={lang}>{text}</p>
        <CopyButton text={text} name={formatMessage({ id: label })} />
      </div>
    </section>
  );
}
