import { subAccountRights } from "@atrium/schema/values";
import { FormattedMessage } from "react-intl";

/** What a sub-account may do, in words. */
export const RightName = ({ right }: { right: string }) =>
  subAccountRights.some((known) => known === right) ? <FormattedMessage id={`sub_account_right_${right}`} /> : right;
