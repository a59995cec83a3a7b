import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { LoginPopupQuery } from "../../__generated__/LoginPopupQuery.graphql.ts";
import loginPopupQuery from "../../__generated__/LoginPopupQuery$parameters.ts";
import { useCaller } from "../../caller/caller.ts";
import {
  type AfterTrial,
  type LoginReason,
  type NamedDialogProps,
  type PasswordChange,
  type RegisteredAccount,
  type SessionDialogsApi,
  SessionDialogsContext,
} from "../../caller/sessionDialogs.ts";
import type { Failure } from "../../relay/failure.ts";
import { useCountedDialog } from "../../ui/dialog/openDialogs.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";

const LoginPopup = lazyPart(async () => (await import("../login/LoginPopup.tsx")).LoginPopup);
const SecondFactorDialog = lazyPart(
  async () => (await import("../secondFactor/SecondFactorDialog.tsx")).SecondFactorDialog,
);
const RegisteredDialog = lazyPart(async () => (await import("./RegisteredDialog.tsx")).RegisteredDialog);
const TrialWarningDialog = lazyPart(async () => (await import("./TrialWarningDialog.tsx")).TrialWarningDialog);
const FailureDialog = lazyPart(async () => (await import("./FailureDialog.tsx")).FailureDialog);
const ChangePasswordDialog = lazyPart(
  async () => (await import("../password/ChangePasswordDialog.tsx")).ChangePasswordDialog,
);
const ForgotPasswordDialog = lazyPart(
  async () => (await import("../password/ForgotPasswordDialog.tsx")).ForgotPasswordDialog,
);

type NamedDialogs = Readonly<Record<string, ComponentType<NamedDialogProps>>>;

/** Dialogs of the session that banners and announcements open by name, besides those of `openers` below. */
const ownNamed: NamedDialogs = {
  registerSuccessModal: lazyPart(async () => (await import("./RegisterSuccessDialog.tsx")).RegisterSuccessDialog),
  welcome: lazyPart(async () => (await import("./WelcomeDialog.tsx")).WelcomeDialog),
};

type Open =
  | {
      readonly dialog: "login";
      readonly tab: "login" | "register";
      readonly onLoggedIn: (() => void) | undefined;
      readonly reason?: LoginReason | undefined;
    }
  | { readonly dialog: "secondFactor"; readonly onLoggedIn: (() => void) | undefined }
  | { readonly dialog: "registered"; readonly account: RegisteredAccount }
  | { readonly dialog: "trial"; readonly after: AfterTrial }
  | { readonly dialog: "failure"; readonly failure: Failure }
  | { readonly dialog: "forgotPassword" }
  | { readonly dialog: "named"; readonly name: string }
  | ({ readonly dialog: "changePassword" } & PasswordChange);

/** What a login leads to. */
interface Waiting {
  readonly action: () => void;
  readonly playDemo: () => void;
}

const isPasswordDue = (open: Open | null) => open?.dialog === "changePassword" && open.reason !== null;

interface Props {
  /** Dialogs of other domains, by the names that the platform uses for them. */
  named: NamedDialogs;
  children: ReactNode;
}

/** Shows the dialogs about the session, one at a time, over all screens. */
export function SessionDialogs({ named, children }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const caller = useCaller();
  const [loginRef, loadLogin] = useQueryLoader<LoginPopupQuery>(loginPopupQuery);
  const api = useMemo<SessionDialogsApi>(() => {
    const openPopup = (tab: "login" | "register", onLoggedIn?: () => void, reason?: LoginReason) => {
      loadLogin({}, { fetchPolicy: "store-or-network" });
      setOpen({ dialog: "login", tab, onLoggedIn, reason });
    };
    const openLogin = (onLoggedIn?: () => void, reason?: LoginReason) => openPopup("login", onLoggedIn, reason);
    const openRegister = (onLoggedIn?: () => void) => openPopup("register", onLoggedIn);
    const openForgotPassword = () => setOpen({ dialog: "forgotPassword" });
    const openers: Readonly<Record<string, () => void>> = {
      loginPopupModal: openLogin,
      registerModal: openRegister,
      forgotPassword: openForgotPassword,
      changePassword: () => setOpen({ dialog: "changePassword", reason: null }),
    };
    const openerOf = (name: string) => {
      if (Object.hasOwn(openers, name)) return openers[name];
      const isNamed = Object.hasOwn(ownNamed, name) || Object.hasOwn(named, name);
      return isNamed ? () => setOpen({ dialog: "named", name }) : undefined;
    };
    return {
      openLogin,
      runForMember: (action, playDemo) => setWaiting({ action, playDemo }),
      openSecondFactor: (onLoggedIn) => setOpen({ dialog: "secondFactor", onLoggedIn }),
      openRegister,
      openForgotPassword,
      openRegistered: (account) => setOpen({ dialog: "registered", account }),
      warnTrial: (after = {}) => setOpen({ dialog: "trial", after }),
      openChangePassword: (change) => setOpen({ dialog: "changePassword", ...change }),
      remindOfPassword: (reason) => setOpen((current) => current ?? { dialog: "changePassword", reason }),
      // The platform refuses all actions while a password is due: the open password dialog explains it already.
      showFailure: (failure) =>
        setOpen((current) => (isPasswordDue(current) ? current : { dialog: "failure", failure })),
      hasDialog: (name) => openerOf(name) !== undefined,
      openDialog(name) {
        const opener = openerOf(name);
        opener?.();
        return opener !== undefined;
      },
      close: () => setOpen(null),
    };
  }, [loadLogin, named]);
  // A dialog after the login, such as the greeting, comes first.
  const isFree = caller !== "guest" && open === null;
  const runWaiting = useEffectEvent(() => {
    if (!waiting) return;
    setWaiting(null);
    if (caller === "trial") waiting.playDemo();
    else waiting.action();
  });
  useEffect(() => {
    if (waiting && isFree) runWaiting();
  }, [waiting, isFree]);
  useCountedDialog(open !== null);
  const Named = open?.dialog === "named" ? (ownNamed[open.name] ?? named[open.name]) : undefined;

  return (
    <SessionDialogsContext value={api}>
      {children}
      <Suspense>
        {open?.dialog === "login" && loginRef && (
          <LoginPopup
            key={open.tab}
            queryRef={loginRef}
            ask={() => loadLogin({}, { fetchPolicy: "network-only" })}
            firstTab={open.tab}
            onLoggedIn={open.onLoggedIn}
            reason={open.reason}
          />
        )}
        {open?.dialog === "secondFactor" && <SecondFactorDialog onLoggedIn={open.onLoggedIn} />}
        {open?.dialog === "registered" && <RegisteredDialog account={open.account} onClose={api.close} />}
        {open?.dialog === "trial" && <TrialWarningDialog after={open.after} />}
        {open?.dialog === "failure" && <FailureDialog failure={open.failure} />}
        {open?.dialog === "forgotPassword" && <ForgotPasswordDialog />}
        {open?.dialog === "changePassword" && (
          <ChangePasswordDialog reason={open.reason} isAfterLogin={open.isAfterLogin ?? false} />
        )}
        {Named && <Named onClose={api.close} />}
      </Suspense>
    </SessionDialogsContext>
  );
}
