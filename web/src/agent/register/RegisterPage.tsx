import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../downline/Downline.module.css";

interface Props {
  /** Ids of texts: the title, and what the page is for. */
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page that the register centre leads to, with the way back. */
export function RegisterPage({ title, lead, children }: Props) {
  const { formatMessage } = useIntl();
  useTabTitle(formatMessage({ id: title }));
  return (
    <div className={styles.screen}>
      <Link to="/agent/register" className={styles.link} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        <FormattedMessage id="agent_menu_register" />
      </Link>
      <Text as="h2" className={styles.title} text={title} />
      <Text as="p" className={styles.note} text={lead} />
      {children}
    </div>
  );
}
