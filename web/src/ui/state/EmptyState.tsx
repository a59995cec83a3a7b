import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./EmptyState.module.css";

interface Props {
  icon: LucideIcon;
  /** The id of the title's text. */
  title: string;
  /** The id of what is said below the title. */
  text?: string | undefined;
  /** What title and text name. */
  values?: Record<string, string>;
  /** More below the title, in place of a text. */
  children?: ReactNode;
  action?: ReactNode;
  /** It is the page's only content, so its title is an `h1`. */
  isPage?: boolean | undefined;
}

/** Says why there is no content, and what the visitor can do. */
export function EmptyState({ icon: Icon, title, text, values, children, action, isPage = false }: Props) {
  const Title = isPage ? "h1" : "h2";
  const more = text ? <FormattedMessage id={text} values={values} /> : children;
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={30} />
      </span>
      <Title className={styles.title}>
        <FormattedMessage id={title} values={values} />
      </Title>
      {more && <div className={styles.text}>{more}</div>}
      {action}
    </div>
  );
}
