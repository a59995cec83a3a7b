import { FormattedMessage } from "react-intl";
import badge from "../ui/text/Badge.module.css";

/** Says which place of a list is the reader's own. */
export const OwnMark = () => (
  <>
    {" "}
    <span className={badge.kind}>
      <FormattedMessage id="leaderboards_you" />
    </span>
  </>
);
