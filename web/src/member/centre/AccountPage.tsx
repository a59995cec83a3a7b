import { FormattedMessage } from "react-intl";
import { Navigate, useParams } from "react-router-dom";
import { hasLogin, useCaller } from "../../caller/caller.ts";
import { PageFrame } from "../../ui/layout/PageFrame.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { accountPage } from "../accountPage.ts";
import { MemberClosed } from "./MemberClosed.tsx";
import { MemberPanes } from "./MemberPanes.tsx";

/** A pane of the member centre as a page, which a link leads to; on phones the menu has a page too. */
export function AccountPage() {
  const { pane = null } = useParams();
  const isPhone = usePhone();
  const caller = useCaller();
  if (pane === null && !isPhone) return <Navigate to={accountPage("securityCenter")} replace />;
  if (hasLogin(caller)) return <MemberPanes asked={pane} isPage />;
  return (
    <PageFrame title={<FormattedMessage id="member_centre" />}>
      <MemberClosed caller={caller} />
    </PageFrame>
  );
}
