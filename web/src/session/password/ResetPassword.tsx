import { type ComponentProps, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { ResetPasswordQuery } from "../../__generated__/ResetPasswordQuery.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import styles from "../form/SessionForm.module.css";
import { PasswordSetDialog } from "./PasswordSetDialog.tsx";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("token");

/**
 * Sets a new password, over the home screen at `/reset-password`. Removes the link's token from the address at once, so
 * that it does not stay in the history.
 */
export function ResetPassword() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const { openForgotPassword } = useSessionDialogs();
  const [token] = useState(() => tokenIn(hash));
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (hash !== "") void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  const goHome = () => void navigate("/", { replace: true });
  const askAgain = () => {
    goHome();
    openForgotPassword();
  };
  if (isDone) return <PasswordSetDialog onLogIn={() => void navigate("/login", { replace: true })} onClose={goHome} />;
  return (
    <Dialog title={<FormattedMessage id="password_reset_title" />} size="sm" onClose={goHome} isSticky>
      {token ? (
        <ScreenPart skeleton={<LogInSkeleton />}>
          <Content token={token} onDone={() => setDone(true)} onAskAgain={askAgain} />
        </ScreenPart>
      ) : (
        <div className={styles.form}>
          <Text as="p" text="password_reset_missing" />
          <Button isWide onClick={askAgain} text="password_reset_again" />
        </div>
      )}
    </Dialog>
  );
}

function Content(props: Omit<ComponentProps<typeof ResetPasswordForm>, "site">) {
  // Only visitors with a link need the rule, so the home screen's query does not ask for it.
  const { site } = useOwnQuery<ResetPasswordQuery>(
    graphql`
      query ResetPasswordQuery {
        site {
          ...usePasswordRule_site
        }
      }
    `,
    {},
  );
  return <ResetPasswordForm site={site} {...props} />;
}
