import { type ReactNode, Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LoginMethods_site$key } from "../../__generated__/LoginMethods_site.graphql.ts";
import type { LoginMethods_viewer$key } from "../../__generated__/LoginMethods_viewer.graphql.ts";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import { LogInForm } from "./LogInForm.tsx";
import type { LoggedIn } from "./useLogIn.ts";

const PhoneAuthLogIn = lazyPart(async () => (await import("./PhoneAuthLogIn.tsx")).PhoneAuthLogIn);
const SmsLogIn = lazyPart(async () => (await import("./SmsLogIn.tsx")).SmsLogIn);

type Mode = "username" | "mobile";

interface Props {
  site: LoginMethods_site$key;
  viewer: LoginMethods_viewer$key;
  onLoggedIn: (result: LoggedIn) => void;
}

/** Login by username or, if the operator allows it, by mobile number. Starts with the method that was used last. */
export function LoginMethods({ site: siteKey, viewer: viewerKey, onLoggedIn }: Props) {
  const { formatMessage } = useIntl();
  const site = useFragment(
    graphql`
      fragment LoginMethods_site on Site {
        features @catch(to: NULL) {
          smsLogin
        }
        phoneAuth @catch(to: NULL) {
          apiKey
          authDomain
          projectId
          emulatorUrl
        }
        ...MobileField_site
      }
    `,
    siteKey,
  );
  const viewer = useFragment(
    graphql`
      fragment LoginMethods_viewer on Viewer {
        rememberedLogin {
          username
          mobile
          countryDialingCode
        }
        ...MobileField_viewer
      }
    `,
    viewerKey,
  );
  const { username = null, mobile, countryDialingCode } = viewer.rememberedLogin ?? {};
  const remembered = mobile && countryDialingCode ? { mobile, countryDialingCode } : null;
  const [mode, setMode] = useState<Mode>(remembered ? "mobile" : "username");
  const byName = <LogInForm rememberedUsername={username ?? null} onLoggedIn={onLoggedIn} />;
  if (!site.features?.smsLogin) return byName;
  const byNumber = { site, viewer, remembered };

  const views: Record<Mode, ReactNode> = {
    username: byName,
    mobile: (
      <Suspense fallback={<LogInSkeleton />}>
        {site.phoneAuth ? (
          <PhoneAuthLogIn {...byNumber} settings={site.phoneAuth} onLoggedIn={onLoggedIn} />
        ) : (
          <SmsLogIn {...byNumber} onLoggedIn={onLoggedIn} />
        )}
      </Suspense>
    ),
  };
  return (
    <Tabs
      label={formatMessage({ id: "session_modes" })}
      tabs={[
        { value: "username", label: <FormattedMessage id="session_username" /> },
        { value: "mobile", label: <FormattedMessage id="mobile_number" /> },
      ]}
      selected={mode}
      onSelect={setMode}
    >
      {views[mode]}
    </Tabs>
  );
}
