import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ChangePasswordDialogQuery } from "../../__generated__/ChangePasswordDialogQuery.graphql.ts";
import { type PasswordReason, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { writeSessionKey } from "../../caller/sessionKeys.ts";
import { useRenewScreens } from "../../caller/useRenewScreens.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { useCustomerService } from "../../support/useCustomerService.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import styles from "../form/SessionForm.module.css";
import { useSignOut } from "../useSignOut.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

interface Props {
  /** Why the password has to be changed; null when the member chose to. */
  reason: PasswordReason | null;
  /** Opened by a login, when the member is not in the store yet. */
  isAfterLogin: boolean;
}

/** Replaces the password. A member who has to change it can only do so or log out. */
export function ChangePasswordDialog({ reason, isAfterLogin }: Props) {
  const { close } = useSessionDialogs();
  const [isDone, setDone] = useState(false);
  const renewScreens = useRenewScreens();
  useEffect(() => {
    if (reason) writeSessionKey("cpw", reason);
  }, [reason]);

  if (isDone) {
    return (
      <ConfirmDialog
        icon={<CircleCheck size={28} />}
        title={<FormattedMessage id="password_changed_title" />}
        confirm={<FormattedMessage id="in_increase_submit" />}
        onConfirm={close}
        onClose={close}
      >
        <FormattedMessage id="password_changed_text" />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      title={<FormattedMessage id="password_change_title" />}
      size="sm"
      isSticky
      onClose={reason ? undefined : close}
    >
      {reason && <Text as="p" className={styles.asked} role="status" text={reasons[reason]} />}
      <ScreenPart skeleton={<LogInSkeleton />}>
        <Content
          isAfterLogin={isAfterLogin}
          onChanged={() => {
            writeSessionKey("cpw", null);
            setDone(true);
            // The platform refused the screens' data until now.
            if (reason) void renewScreens();
          }}
        />
      </ScreenPart>
      <WaysOut isForced={reason !== null} />
    </Dialog>
  );
}

const reasons = {
  WEAK: "password_change_weak",
  EXPIRED: "password_change_expired",
  DUE: "err_password_change_required",
} as const;

function Content({ isAfterLogin, onChanged }: Pick<Props, "isAfterLogin"> & { onChanged: () => void }) {
  const { close } = useSessionDialogs();
  // Opened by a login or from a menu, so no route's loader could start the query earlier.
  const { site, viewer } = useOwnQuery<ChangePasswordDialogQuery>(
    graphql`
      query ChangePasswordDialogQuery {
        site {
          ...usePasswordRule_site
        }
        viewer {
          member {
            username
          }
        }
      }
    `,
    {},
  );
  const account = viewer.member?.username;
  // Right after a login the store may still hold a guest: the shell's answer is on its way.
  const isMemberLoading = useRef(isAfterLogin);
  useEffect(() => {
    if (account !== undefined) isMemberLoading.current = false;
    else if (!isMemberLoading.current) close();
  }, [account, close]);
  if (account === undefined) return <LogInSkeleton />;

  return <ChangePasswordForm site={site} account={account} onChanged={onChanged} />;
}

/** Customer service and, for members who have to change the password, the logout. */
function WaysOut({ isForced }: { isForced: boolean }) {
  const [signOut, isSigningOut, failure] = useSignOut();
  const openService = useCustomerService();
  return (
    <>
      <div className={styles.links}>
        <Button variant="ghost" size="sm" onClick={openService} text="support_service" />
        {isForced && <Button variant="ghost" size="sm" isBusy={isSigningOut} onClick={signOut} text="password_later" />}
      </div>
      <FailureNote failure={failure} />
    </>
  );
}
