import { subAccountRights } from "@atrium/schema/values";
import { Fragment } from "react";
import { FormattedMessage } from "react-intl";

/** What a sub-account may do, in words. Rights that this client does not know are left out. */
export function RightNames({ rights }: { rights: readonly string[] }) {
  const known = subAccountRights.filter((right) => rights.includes(right));
  if (known.length === 0) return <FormattedMessage id="sub_account_no_rights" />;
  return known.map((right, place) => (
    <Fragment key={right}>
      <span>{place > 0 && " · "}</span>
      <FormattedMessage id={`sub_account_right_${right}`} />
    </Fragment>
  ));
}
