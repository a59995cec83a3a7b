import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";

/** A link to the terms in a text. It opens a new tab, so that a form keeps its values. */
export const termsLink = (className: string | undefined) => (text: ReactNode[]) => (
  <Link key="terms" to="/help#rules" target="_blank" rel="noopener" className={className}>
    {text}
    <span className="visually-hidden">
      {" "}
      (<FormattedMessage id="register_new_tab" />)
    </span>
  </Link>
);
