import { createContext, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { LoginPopupQuery } from "../../__generated__/LoginPopupQuery.graphql.ts";
import loginPopupQuery from "../../__generated__/LoginPopupQuery$parameters.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { namedModals } from "./namedModals.ts";

const LoginPopup = lazyPart(async () => (await import("../login/LoginPopup.tsx")).LoginPopup);
const Registered = lazyPart(async () => (await import("./Registered.tsx")).Registered);
const TrialWarning = lazyPart(async () => (await import("./TrialWarning.tsx")).TrialWarning);
const Refusal = lazyPart(async () => (await import("./Refusal.tsx")).Refusal);
const ChangePasswordDialog = lazyPart(
  async () => (await import("../password/ChangePasswordDialog.tsx")).ChangePasswordDialog,
);
const ForgotPasswordDialog = lazyPart(
  async () => (await import("../password/ForgotPasswordDialog.tsx")).ForgotPasswordDialog,
);

/** `DUE`: the platform says that it has to be, and not why. */
export type PasswordReason = "WEAK" | "EXPIRED" | "DUE";

type Open =
  | {
      readonly dialog: "loginPopupModal";
      readonly tab: "login" | "register";
      readonly onLoggedIn: (() => void) | undefined;
    }
  | { readonly dialog: "registered"; readonly madeUpName: string | null }
  | { readonly dialog: "trial" }
  | { readonly dialog: "refusal"; readonly message: string }
  | { readonly dialog: "forgotPassword" }
  | { readonly dialog: "named"; readonly name: string }
  | ({ readonly dialog: "changePassword" } & PasswordChange);

const isDue = (open: Open | null) => open?.dialog === "changePassword" && open.reason !== null;

/** Why a password has to be changed, null when somebody simply wants to; and what it is, if that was typed a moment ago. */
interface PasswordChange {
  readonly reason: PasswordReason | null;
  readonly oldPassword?: string | undefined;
}

interface SessionDialogsApi {
  /**
   * Opens the login popup. With `onLoggedIn` it says why it opened, and goes on with that afterwards; without, the
   * visitor came for the login itself and is taken home.
   */
  openLogin(onLoggedIn?: () => void): void;
  /** Opens the same popup with the registration in front. */
  openRegister(): void;
  /** Tells a new member that they are one, and what they are called if the platform chose that. */
  celebrate(madeUpName: string | null): void;
  /** Tells a trial account that this needs a real one. */
  warnTrial(): void;
  openChangePassword(change: PasswordChange): void;
  /** Reminds of a change that has to be made before anything else, unless another dialog is open. */
  remindOfPassword(reason: PasswordReason): void;
  openForgotPassword(): void;
  /** Opens a modal by the name that the platform and other modals know it by; says whether there is one. */
  openModal(name: string): boolean;
  /** Says why something that was asked for did not happen. */
  tell(message: string): void;
  close(): void;
}

const SessionDialogsContext = createContext<SessionDialogsApi | null>(null);

/** Holds the dialogs about who the visitor is; one for the whole client, around every screen. */
export function SessionDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [loginRef, loadLogin] = useQueryLoader<LoginPopupQuery>(loginPopupQuery);
  const api = useMemo<SessionDialogsApi>(() => {
    const openPopup = (tab: "login" | "register", onLoggedIn: (() => void) | undefined) => {
      loadLogin({}, { fetchPolicy: "store-or-network" });
      setOpen({ dialog: "loginPopupModal", tab, onLoggedIn });
    };
    const openLogin = (onLoggedIn?: () => void) => openPopup("login", onLoggedIn);
    const openRegister = () => openPopup("register", undefined);
    return {
      openLogin,
      openRegister,
      celebrate: (madeUpName) => setOpen({ dialog: "registered", madeUpName }),
      warnTrial: () => setOpen({ dialog: "trial" }),
      openChangePassword: (change) => setOpen({ dialog: "changePassword", ...change }),
      remindOfPassword: (reason) => setOpen((current) => current ?? { dialog: "changePassword", reason }),
      openForgotPassword: () => setOpen({ dialog: "forgotPassword" }),
      // What was refused because a password is due is told by asking for the password.
      tell: (message) => setOpen((current) => (isDue(current) ? current : { dialog: "refusal", message })),
      openModal(name) {
        if (name === "loginPopupModal") openLogin();
        else if (name === "registerModal") openRegister();
        else if (name === "forgotPassword") setOpen({ dialog: "forgotPassword" });
        else if (name === "changePassword") setOpen({ dialog: "changePassword", reason: null });
        else if (name in namedModals) setOpen({ dialog: "named", name });
        else return false;
        return true;
      },
      close: () => setOpen(null),
    };
  }, [loadLogin]);
  const Named = open?.dialog === "named" ? namedModals[open.name] : undefined;

  return (
    <SessionDialogsContext value={api}>
      {children}
      <Suspense>
        {open?.dialog === "loginPopupModal" && loginRef && (
          <LoginPopup
            key={open.tab}
            queryRef={loginRef}
            ask={() => loadLogin({}, { fetchPolicy: "network-only" })}
            firstTab={open.tab}
            onLoggedIn={open.onLoggedIn}
          />
        )}
        {open?.dialog === "registered" && <Registered madeUpName={open.madeUpName} onClose={api.close} />}
        {open?.dialog === "trial" && <TrialWarning />}
        {open?.dialog === "refusal" && <Refusal message={open.message} />}
        {open?.dialog === "forgotPassword" && <ForgotPasswordDialog />}
        {open?.dialog === "changePassword" && (
          <ChangePasswordDialog reason={open.reason} oldPassword={open.oldPassword} />
        )}
        {Named && <Named onClose={api.close} />}
      </Suspense>
    </SessionDialogsContext>
  );
}

/** Opens the dialogs about who the visitor is. */
export function useSessionDialogs(): SessionDialogsApi {
  const api = use(SessionDialogsContext);
  if (!api) throw new Error("SessionDialogs is not around this component");
  return api;
}
