import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { LoginPopupQuery } from "../__generated__/LoginPopupQuery.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FreePlayButton } from "./FreePlayButton.tsx";
import { LogInModes } from "./LogInModes.tsx";
import { LogInSkeleton } from "./LogInSkeleton.tsx";
import styles from "./LoginPopup.module.css";
import { useSessionDialogs } from "./SessionDialogs.tsx";
import { SocialButtons } from "./SocialButtons.tsx";
import { SocialOutcome } from "./SocialOutcome.tsx";
import { useAfterLogin } from "./useAfterLogin.ts";

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
            socialLogin
          }
          ...LogInModes_site
          ...SocialButtons_site
        }
        viewer {
          ...LogInModes_viewer
        }
      }
    `,
    queryRef,
  );
  const { openForgotPassword } = useSessionDialogs();
  const enter = useAfterLogin(onLoggedIn);
  const { freePlay = false, socialLogin = false } = site.features ?? {};

  return (
    <>
      <SocialOutcome />
      <LogInModes site={site} viewer={viewer} onLoggedIn={enter} />
      <div className={styles.links}>
        <Button variant="ghost" size="sm" onClick={openForgotPassword}>
          <FormattedMessage id="password_forgot" />
        </Button>
      </div>
      {(freePlay || socialLogin) && (
        <p className={styles.or}>
          <FormattedMessage id="session_or" />
        </p>
      )}
      {socialLogin && <SocialButtons site={site} isStaying={onLoggedIn !== undefined} />}
      {freePlay && <FreePlayButton />}
    </>
  );
}
