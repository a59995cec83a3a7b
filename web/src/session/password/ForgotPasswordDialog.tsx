import { MailCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { ForgotPasswordDialogQuery } from "../../__generated__/ForgotPasswordDialogQuery.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Tabs } from "../../ui/control/Tabs.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import { ForgotByEmail } from "./ForgotByEmail.tsx";
import type { AfterReset } from "./ForgotByMobile.tsx";
import { PasswordSetDialog } from "./PasswordSetDialog.tsx";

const ForgotByMobile = lazyPart(async () => (await import("./ForgotByMobile.tsx")).ForgotByMobile);

/** Recovery of a forgotten password: by e-mail and, if the operator allows it, by mobile number. */
export function ForgotPasswordDialog() {
  const { close, openLogin } = useSessionDialogs();
  const [step, setStep] = useState<"form" | "sent" | "set">("form");
  if (step === "set") return <PasswordSetDialog onLogIn={() => openLogin()} onClose={close} />;
  if (step === "sent") {
    return (
      <ConfirmDialog
        icon={<MailCheck size={28} />}
        title={<FormattedMessage id="in_been_out_title" />}
        confirm={<FormattedMessage id="in_increase_submit" />}
        onConfirm={close}
        onClose={close}
      >
        <FormattedMessage id="in_been_out" />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={<FormattedMessage id="password_forgot_title" />} size="sm" onClose={close} isSticky>
      <ScreenPart skeleton={<LogInSkeleton />}>
        <Methods onSent={() => setStep("sent")} onSet={() => setStep("set")} />
      </ScreenPart>
    </Dialog>
  );
}

interface MethodsProps {
  onSent: () => void;
  /** The password is set, and the visitor has to log in with it. */
  onSet: () => void;
}

function Methods({ onSent, onSet }: MethodsProps) {
  const { formatMessage } = useIntl();
  const { close, openSecondFactor } = useSessionDialogs();
  const enterSession = useEnterSession();
  const [method, setMethod] = useState<"email" | "mobile">("email");
  // Opened from a form, so no route's loader could start the query earlier.
  const { site, viewer } = useOwnQuery<ForgotPasswordDialogQuery>(
    graphql`
      query ForgotPasswordDialogQuery {
        site {
          features @catch(to: NULL) {
            phonePasswordRecovery
          }
          ...MobileField_site
          ...usePasswordRule_site
        }
        viewer {
          ...MobileField_viewer
        }
      }
    `,
    {},
  );
  const byEmail = <ForgotByEmail onSent={onSent} />;
  if (!site.features?.phonePasswordRecovery) return byEmail;

  const goOn = (next: AfterReset) => {
    if (next === "secondFactor") return openSecondFactor();
    if (next === "login") return onSet();
    close();
    void enterSession(undefined);
  };
  return (
    <Tabs
      label={formatMessage({ id: "password_forgot_methods" })}
      tabs={[
        { value: "email", label: <FormattedMessage id="account_email" /> },
        { value: "mobile", label: <FormattedMessage id="mobile_number" /> },
      ]}
      selected={method}
      onSelect={setMethod}
    >
      {method === "email" ? (
        byEmail
      ) : (
        <Suspense fallback={<LogInSkeleton />}>
          <ForgotByMobile site={site} viewer={viewer} onSet={goOn} />
        </Suspense>
      )}
    </Tabs>
  );
}
