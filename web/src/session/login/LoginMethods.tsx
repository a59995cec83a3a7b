import { graphql, useFragment } from "react-relay";
import type { LoginMethods_site$key } from "../../__generated__/LoginMethods_site.graphql.ts";
import type { LoginMethods_viewer$key } from "../../__generated__/LoginMethods_viewer.graphql.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useSmsSender } from "../phone/useSmsSender.ts";
import { LogInForm, type LogInFormProps } from "./LogInForm.tsx";
import type { LoggedIn } from "./useLogIn.ts";
import { useLogInWithSms } from "./useLogInWithSms.ts";

/** Login with a password, or with a code that the platform sends. */
function SmsLogIn(props: LogInFormProps) {
  const send = useSmsSender("LOG_IN");
  const onSubmit = useLogInWithSms(props.onLoggedIn);
  return <LogInForm {...props} byNumber={{ send, onSubmit }} />;
}

const PhoneAuthLogIn = lazyPart(async () => (await import("./PhoneAuthLogIn.tsx")).PhoneAuthLogIn);

interface Props {
  site: LoginMethods_site$key;
  viewer: LoginMethods_viewer$key;
  onLoggedIn: (result: LoggedIn) => void;
}

/** Login by username or, if the operator allows it, by mobile number, which a login that was remembered fills in. */
export function LoginMethods({ site: siteKey, viewer: viewerKey, onLoggedIn }: Props) {
  const site = useFragment(
    graphql`
      fragment LoginMethods_site on Site {
        features @catch(to: NULL) {
          smsLogin
        }
        phoneAuth @catch(to: NULL) {
          ...usePhoneAuth_settings
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
  const { username = null, mobile = null, countryDialingCode = null } = viewer.rememberedLogin ?? {};
  const remembered =
    mobile && countryDialingCode && site.features?.smsLogin
      ? { username: null, mobile, countryDialingCode }
      : { username, mobile: null, countryDialingCode: null };
  const props = { site, viewer, remembered, onLoggedIn };
  if (!site.features?.smsLogin) return <LogInForm {...props} />;
  if (site.phoneAuth) return <PhoneAuthLogIn {...props} settings={site.phoneAuth} />;
  return <SmsLogIn {...props} />;
}
