import clsx from "clsx";
import { Maximize2 } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { hasLogin, useCaller } from "../../caller/caller.ts";
import { memberParam } from "../../caller/memberAddress.ts";
import { useSessionEnd } from "../../caller/sessionEnd.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { settingIn } from "../../security/settings.ts";
import button from "../../ui/button/Button.module.css";
import { linkButton } from "../../ui/button/linkButton.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import styles from "../../ui/layout/Centre.module.css";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { accountPage, isAccountPage, paneOver } from "../accountPage.ts";
import type { MemberPane } from "../memberPanes.ts";
import { paneParams } from "../paneParams.ts";
import { useEntryName } from "./MemberCentreMenu.tsx";
import { MemberClosed } from "./MemberClosed.tsx";
import { MemberPanes } from "./MemberPanes.tsx";
import { UpButton } from "./UpButton.tsx";

/**
 * The member centre over any screen, while the address names a pane: its menu beside the pane, on phones one of them. On the
 * page of a pane it would cover the same pane, so it leads to the other pane's page instead.
 */
export function MemberCentre() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const pane = paneOver(params);
  return isAccountPage(pathname) ? <Navigate to={accountPage(pane, params)} replace /> : <Over pane={pane} />;
}

function Over({ pane }: { pane: MemberPane | null }) {
  const close = useLeaveParams(memberParam, ...paneParams);
  const [params] = useSearchParams();
  const caller = useCaller();
  const isPhone = usePhone();
  const setting = settingIn(params);
  const nameOf = useEntryName(false);
  const here = setting ? `setting_${setting}` : pane && nameOf(pane);
  const frame = (content: ReactNode, tools?: ReactNode) => (
    <Dialog
      title={
        <>
          <span className={clsx(isPhone && here && "visually-hidden")}>
            <FormattedMessage id="member_centre" />
            {isPhone && here && <span>{" · "}</span>}
          </span>
          {isPhone && here && <FormattedMessage id={here} />}
        </>
      }
      lead={isPhone && hasLogin(caller) && <UpButton pane={pane} setting={setting} />}
      tools={tools}
      size="full"
      isFlush
      hasAddress
      onClose={close}
    >
      {content}
    </Dialog>
  );
  if (caller === "guest") return <Guest onLeft={close} closed={frame(<MemberClosed caller={caller} />)} />;
  if (!hasLogin(caller)) return frame(<MemberClosed caller={caller} />);
  return frame(
    <MemberPanes asked={pane} />,
    <Link to={accountPage(pane, params)} className={clsx(linkButton("ghost", "sm"), styles.toPage)}>
      <span className={button.label}>
        <Maximize2 size={16} aria-hidden="true" />
        <FormattedMessage id="member_as_page" />
      </span>
    </Link>,
  );
}

/**
 * The login alone, without a dialog under it; a guest who closes it leaves the member centre. After the end of a session,
 * once its message has been read, and without a network, the centre says itself that it is closed.
 */
function Guest({ onLeft, closed }: { onLeft: () => void; closed: ReactNode }) {
  const hasEnded = useSessionEnd() !== null;
  const [asks] = useState(!hasEnded && navigator.onLine);
  const ask = useProtectedAction(
    () => {},
    undefined,
    () => ({ onLeft }),
  );
  const askOnArrival = useEffectEvent(() => {
    if (asks) ask();
  });
  useEffect(() => askOnArrival(), []);
  return asks || hasEnded ? null : closed;
}
