import badge from "../ui/text/Badge.module.css";
import { Text } from "../ui/text/Text.tsx";

/** Says which place of a list is the reader's own. */
export const OwnMark = () => (
  <>
    {" "}
    <Text as="span" className={badge.kind} text="leaderboards_you" />
  </>
);
