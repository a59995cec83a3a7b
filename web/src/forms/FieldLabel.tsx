import { FormattedMessage } from "react-intl";
import styles from "./TextField.module.css";

interface Props {
  /** The id of the field. */
  htmlFor: string;
  label: string;
  /** The field may stay empty. */
  isOptional?: boolean | undefined;
}

/** The label of a field. Only optional fields have a mark. */
export const FieldLabel = ({ htmlFor, label, isOptional = false }: Props) => (
  <label htmlFor={htmlFor} className={styles.label}>
    {isOptional ? <FormattedMessage id="field_optional" values={{ field: label }} /> : label}
  </label>
);
