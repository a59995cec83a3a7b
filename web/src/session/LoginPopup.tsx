import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { LoginPopupQuery } from "../__generated__/LoginPopupQuery.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FreePlayButton } from "./FreePlayButton.tsx";
import { LogInForm } from "./LogInForm.tsx";
import { LogInSkeleton } from "./LogInSkeleton.tsx";
import styles from "./LoginPopup.module.css";
import { useSessionDialogs } from "./SessionDialogs.tsx";
import { useEnterSession } from "./useEnterSession.ts";
import type { LoggedIn } from "./useLogIn.ts";

interface Props {
  queryRef: PreloadedQuery<LoginPopupQuery>;
  /** What the visitor wanted to do and may do afterwards; without it they came for the login itself. */
  onLoggedIn: (() => void) | undefined;
}

/** The login, over whatever screen the visitor was on. */
export function LoginPopup(props: Props) {
  const { close } = useSessionDialogs();
  return (
    <Dialog title={<FormattedMessage id="session_login_title" />} size="sm" onClose={close}>
      {props.onLoggedIn && (
        <p className={styles.asked} role="status">
          <FormattedMessage id="session_not_logged_in" />
        </p>
      )}
      <Suspense fallback={<LogInSkeleton />}>
        <Content {...props} />
      </Suspense>
    </Dialog>
  );
}

function Content({ queryRef, onLoggedIn }: Props) {
  const { site, viewer } = usePreloadedQuery<LoginPopupQuery>(
    graphql`
      query LoginPopupQuery @preloadable {
        site {
          features @catch(to: NULL) {
            freePlay
          }
        }
        viewer {
          rememberedLogin {
            username
          }
        }
      }
    `,
    queryRef,
  );
  const { close, openChangePassword, openForgotPassword } = useSessionDialogs();
  const enterSession = useEnterSession();
  const enter = ({ passwordChangeReason: reason, password }: LoggedIn) => {
    close();
    if (!reason) return void enterSession(onLoggedIn);
    openChangePassword({ reason, oldPassword: password });
    // First the password: what the visitor came for can be asked for again.
    void enterSession(onLoggedIn && (() => {}));
  };

  return (
    <>
      <LogInForm rememberedUsername={viewer.rememberedLogin?.username ?? null} onLoggedIn={enter} />
      <div className={styles.links}>
        <Button variant="ghost" size="sm" onClick={openForgotPassword}>
          <FormattedMessage id="password_forgot" />
        </Button>
      </div>
      {site.features?.freePlay && (
        <>
          <p className={styles.or}>
            <FormattedMessage id="session_or" />
          </p>
          <FreePlayButton />
        </>
      )}
    </>
  );
}
