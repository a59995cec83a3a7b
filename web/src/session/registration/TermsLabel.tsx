import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import styles from "../form/SessionForm.module.css";

/** Label of the checkbox for the terms. Its links open new tabs, so that the form keeps its values. */
export const TermsLabel = () => (
  <FormattedMessage
    id="register_terms"
    values={{
      link: (text: ReactNode[]) => (
        <Link key="terms" to="/help#rules" target="_blank" rel="noopener" className={styles.inline}>
          {text}
          <span className="visually-hidden">
            {" "}
            (<FormattedMessage id="register_new_tab" />)
          </span>
        </Link>
      ),
    }}
  />
);
