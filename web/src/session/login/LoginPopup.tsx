import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LoginPopupQuery } from "../../__generated__/LoginPopupQuery.graphql.ts";
import { type LoginReason, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import styles from "../form/SessionForm.module.css";
import { SocialButtons } from "../social/SocialButtons.tsx";
import { FreePlayButton } from "./FreePlayButton.tsx";
import { hasPasskeys } from "./hasPasskeys.ts";
import { LoginMethods } from "./LoginMethods.tsx";
import { useAfterLogin } from "./useAfterLogin.ts";

const SocialOutcome = lazyPart(async () => (await import("../social/SocialOutcome.tsx")).SocialOutcome);
const PasskeyLogIn = lazyPart(async () => (await import("./PasskeyLogIn.tsx")).PasskeyLogIn);
const RegisterTitle = lazyPart(async () => (await import("../registration/RegisterTitle.tsx")).RegisterTitle);
const RegisterForms = lazyPart(async () => (await import("../registration/RegisterForms.tsx")).RegisterForms);

const query = graphql`
  query LoginPopupQuery @preloadable {
    site {
      features @catch(to: NULL) {
        freePlay
        socialLogin
        directRegistration
      }
      ...LoginMethods_site
      ...SocialButtons_site
      ...RegisterForms_site
      ...RegisterTitle_site
    }
    viewer {
      ...LoginMethods_viewer
      ...RegisterForms_viewer
    }
  }
`;

type Tab = "login" | "register";

interface Props {
  /** The tab that is open at first. */
  firstTab: Tab;
  queryRef: PreloadedQuery<LoginPopupQuery>;
  /** Runs the query again. */
  ask: () => void;
  /** The action that needs the login, called afterwards; absent when the visitor only wanted to log in. */
  onLoggedIn: (() => void) | undefined;
  /** What the login is for. */
  reason: LoginReason | undefined;
}

/** Login and registration in a dialog over the current screen. */
export function LoginPopup(props: Props) {
  const { close } = useSessionDialogs();
  const [tab, setTab] = useState(props.firstTab);
  const title =
    tab === "login" ? (
      <FormattedMessage id="session_login_title" />
    ) : (
      <DataBoundary data={props.queryRef} renderFailure={() => <FormattedMessage id="register_title" />}>
        <Suspense fallback={<FormattedMessage id="register_title" />}>
          <Title queryRef={props.queryRef} />
        </Suspense>
      </DataBoundary>
    );
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={() => {
        close();
        props.reason?.onLeft?.();
      }}
    >
      {props.onLoggedIn && (tab === "login" || props.reason?.subject) && (
        <div className={styles.asked} role="status">
          <Suspense>{props.reason?.subject}</Suspense>
          {tab === "login" && <FormattedMessage id="session_not_logged_in" />}
        </div>
      )}
      <ScreenPart data={props.queryRef} ask={props.ask} skeleton={<LogInSkeleton />}>
        <Content {...props} tab={tab} onSelectTab={setTab} />
      </ScreenPart>
    </Dialog>
  );
}

const Title = ({ queryRef }: Pick<Props, "queryRef">) => (
  <RegisterTitle site={usePreloadedQuery<LoginPopupQuery>(query, queryRef).site} />
);

interface ContentProps extends Props {
  tab: Tab;
  onSelectTab: (tab: Tab) => void;
}

function Content({ queryRef, onLoggedIn, tab, onSelectTab }: ContentProps) {
  const { formatMessage } = useIntl();
  const { site, viewer } = usePreloadedQuery<LoginPopupQuery>(query, queryRef);
  const { openForgotPassword } = useSessionDialogs();
  const enter = useAfterLogin(onLoggedIn);
  const outcome = useSearchParams()[0].get("social");
  const { freePlay = false, socialLogin = false, directRegistration = false } = site.features ?? {};

  const login = (
    <>
      <Suspense>{outcome && <SocialOutcome outcome={outcome} />}</Suspense>
      <LoginMethods site={site} viewer={viewer} onLoggedIn={enter} />
      <div className={styles.links}>
        <Button variant="ghost" size="sm" onClick={openForgotPassword} text="password_forgot" />
      </div>
      {(hasPasskeys || socialLogin) && (
        <details className={styles.others} open={outcome !== null}>
          <summary>
            <FormattedMessage id="session_other_ways" />
          </summary>
          <Suspense>{hasPasskeys && <PasskeyLogIn onLoggedIn={enter} />}</Suspense>
          {socialLogin && <SocialButtons site={site} isStaying={onLoggedIn !== undefined} />}
        </details>
      )}
      {freePlay && (
        <>
          <Text as="p" className={styles.or} text="session_or" />
          <FreePlayButton onLoggedIn={onLoggedIn} />
        </>
      )}
    </>
  );
  if (!directRegistration && tab === "login") return login;
  return (
    <Tabs
      label={formatMessage({ id: "session_login_methods" })}
      tabs={[
        { value: "login", label: <FormattedMessage id="log_in" /> },
        { value: "register", label: <FormattedMessage id="register" /> },
      ]}
      selected={tab}
      onSelect={onSelectTab}
    >
      {tab === "login" ? (
        login
      ) : (
        <Suspense fallback={<LogInSkeleton />}>
          <RegisterForms site={site} viewer={viewer} onLoggedIn={onLoggedIn} />
        </Suspense>
      )}
    </Tabs>
  );
}
