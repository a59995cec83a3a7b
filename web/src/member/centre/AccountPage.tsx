import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { hasLogin, useCaller } from "../../caller/caller.ts";
import { PageFrame } from "../../ui/layout/PageFrame.tsx";
import { MemberClosed } from "./MemberClosed.tsx";
import { MemberPanes } from "./MemberPanes.tsx";

/** A pane of the member centre as a page, which a link leads to. */
export function AccountPage() {
  const { pane = "" } = useParams();
  const caller = useCaller();
  if (hasLogin(caller)) return <MemberPanes asked={pane} isPage />;
  return (
    <PageFrame title={<FormattedMessage id="member_centre" />}>
      <MemberClosed caller={caller} />
    </PageFrame>
  );
}
