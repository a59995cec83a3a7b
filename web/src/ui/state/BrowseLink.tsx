import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { linkButton } from "../button/linkButton.ts";

/** Link to all games, or to what a text names, shown with an empty list. */
export const BrowseLink = ({ to = "/hot", text = "games_browse" }: { to?: string; text?: string }) => (
  <Link to={to} className={linkButton("secondary")}>
    <FormattedMessage id={text} />
  </Link>
);
