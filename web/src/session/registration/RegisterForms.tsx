import { DoorClosed } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RegisterForms_site$key } from "../../__generated__/RegisterForms_site.graphql.ts";
import type { RegisterForms_viewer$key } from "../../__generated__/RegisterForms_viewer.graphql.ts";
import type { NewAccount } from "../../caller/sessionDialogs.ts";
import { writeSessionKey } from "../../caller/sessionKeys.ts";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../form/SessionForm.module.css";
import { useHumanCheck } from "../humanCheck/useHumanCheck.ts";
import { useSmsSender } from "../phone/useSmsSender.ts";
import { RegisterByPhoneAuth } from "./RegisterByPhoneAuth.tsx";
import { RegisterForm, type RegisterFormProps } from "./RegisterForm.tsx";
import { useAfterRegistration } from "./useAfterRegistration.ts";
import { useInvitation } from "./useInvitation.ts";

/** A registration with codes that the platform sends. */
function RegisterBySms(props: RegisterFormProps) {
  const purpose = props.method === "MOBILE" ? "REGISTER_MOBILE" : "REGISTER_USERNAME";
  const send = useSmsSender(purpose, useHumanCheck());
  return <RegisterForm {...props} send={send} />;
}

interface Props {
  site: RegisterForms_site$key;
  viewer: RegisterForms_viewer$key;
  /** The action that needs the account, called afterwards; absent when the visitor only wanted to register. */
  onLoggedIn?: (() => void) | undefined;
}

type Way = "username" | "mobile";

/** Registration by username or, if the operator allows it, by mobile number. Used by the popup and by the page. */
export function RegisterForms({ site: siteKey, viewer: viewerKey, onLoggedIn }: Props) {
  const { formatMessage } = useIntl();
  const site = useFragment(
    graphql`
      fragment RegisterForms_site on Site {
        features @catch(to: NULL) {
          directRegistration
          memberCentre
          mobileRegistration
          termsPrechecked
        }
        brand @catch(to: NULL) {
          minimumAge
          registrationBonusTurnover {
            ...Money_amount @relay(mask: false)
          }
        }
        registration @catch(to: NULL) {
          username {
            ...registrationFields_form @relay(mask: false)
          }
          mobile {
            ...registrationFields_form @relay(mask: false)
          }
        }
        affiliate @catch(to: NULL) {
          code
          domain
        }
        helpCentre @catch(to: NULL) {
          version
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
      fragment RegisterForms_viewer on Viewer {
        ...MobileField_viewer
      }
    `,
    viewerKey,
  );
  const [params] = useSearchParams();
  const [way, setWay] = useState<Way>("username");
  const invitation = useInvitation(site.affiliate);
  const onRegistered = useAfterRegistration(onLoggedIn, site.features?.memberCentre ?? false);
  const { features, registration, brand, helpCentre, phoneAuth } = site;
  useEffect(() => writeSessionKey("validate", registration), [registration]);
  if (!features || !registration || !brand || !helpCentre)
    return <Text as="p" role="alert" text="register_unavailable" />;

  const referralCode = params.get("referralCode")?.trim() || null;
  const hasCodeField = registration.username.fields.some(({ name }) => name === "AFFILIATE_CODE");
  if (!features.directRegistration && referralCode === null && !invitation.hasOwn && !hasCodeField)
    return <EmptyState icon={DoorClosed} title="register_closed_title" text="register_closed_text" />;

  const common = {
    site,
    viewer,
    invitation,
    referralCode,
    minimumAge: brand.minimumAge,
    termsVersion: helpCentre.version,
    isTermsTicked: features.termsPrechecked,
  };
  const form = (which: Way) => {
    const settings = registration[which];
    const props = {
      ...common,
      settings,
      method: which === "mobile" ? ("MOBILE" as const) : ("USERNAME" as const),
      onRegistered: (account: NewAccount) => onRegistered(account, which === "mobile"),
    };
    if (!settings.requiresSmsCode) return <RegisterForm key={which} {...props} />;
    return phoneAuth ? (
      <RegisterByPhoneAuth key={which} {...props} phoneAuth={phoneAuth} />
    ) : (
      <RegisterBySms key={which} {...props} />
    );
  };
  const forms: Record<Way, () => ReactNode> = { username: () => form("username"), mobile: () => form("mobile") };
  return (
    <>
      {params.has("social") && <Text as="p" className={styles.asked} role="status" text="register_social" />}
      {brand.registrationBonusTurnover && (
        <p className={styles.terms}>
          <FormattedMessage
            id="register_bonus_terms"
            values={{ turnover: <Amount {...brand.registrationBonusTurnover} /> }}
          />
        </p>
      )}
      {features.mobileRegistration ? (
        <Tabs
          label={formatMessage({ id: "register_modes" })}
          tabs={[
            { value: "username", label: <FormattedMessage id="register_by_username" /> },
            { value: "mobile", label: <FormattedMessage id="register_by_mobile" /> },
          ]}
          selected={way}
          onSelect={setWay}
        >
          {forms[way]()}
        </Tabs>
      ) : (
        forms.username()
      )}
    </>
  );
}
