import { linkButton } from "../button/linkButton.ts";
import { TextLink } from "../text/TextLink.tsx";

/** Link to all games, or to what a text names, shown with an empty list. */
export const BrowseLink = ({ to = "/hot", text = "games_browse" }: { to?: string; text?: string }) => (
  <TextLink to={to} className={linkButton("secondary")} text={text} />
);
