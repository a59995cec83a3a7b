import { createContext, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { LoginPopupQuery } from "../__generated__/LoginPopupQuery.graphql.ts";
import loginPopupQuery from "../__generated__/LoginPopupQuery$parameters.ts";
import { lazyPart } from "../ui/loadChunk.ts";

const LoginPopup = lazyPart(async () => (await import("./LoginPopup.tsx")).LoginPopup);
const TrialWarning = lazyPart(async () => (await import("./TrialWarning.tsx")).TrialWarning);
const Refusal = lazyPart(async () => (await import("./Refusal.tsx")).Refusal);
const PasswordNotice = lazyPart(async () => (await import("./PasswordNotice.tsx")).PasswordNotice);

export type PasswordReason = "WEAK" | "EXPIRED";

type Open =
  | { readonly dialog: "loginPopupModal"; readonly onLoggedIn: (() => void) | undefined }
  | { readonly dialog: "trial" }
  | { readonly dialog: "refusal"; readonly message: string }
  | { readonly dialog: "password"; readonly reason: PasswordReason };

interface SessionDialogsApi {
  /**
   * Opens the login popup. With `onLoggedIn` it says why it opened, and goes on with that afterwards; without, the
   * visitor came for the login itself and is taken home.
   */
  openLogin(onLoggedIn?: () => void): void;
  /** Tells a trial account that this needs a real one. */
  warnTrial(): void;
  /** Tells that the password has to be changed. */
  noticePassword(reason: PasswordReason): void;
  /** Says why something that was asked for did not happen. */
  tell(message: string): void;
  close(): void;
}

const SessionDialogsContext = createContext<SessionDialogsApi | null>(null);

/** Holds the dialogs about who the visitor is; one for the whole client, around every screen. */
export function SessionDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [loginRef, loadLogin] = useQueryLoader<LoginPopupQuery>(loginPopupQuery);
  const api = useMemo<SessionDialogsApi>(
    () => ({
      openLogin(onLoggedIn) {
        loadLogin({}, { fetchPolicy: "store-or-network" });
        setOpen({ dialog: "loginPopupModal", onLoggedIn });
      },
      warnTrial: () => setOpen({ dialog: "trial" }),
      noticePassword: (reason) => setOpen({ dialog: "password", reason }),
      tell: (message) => setOpen({ dialog: "refusal", message }),
      close: () => setOpen(null),
    }),
    [loadLogin],
  );

  return (
    <SessionDialogsContext value={api}>
      {children}
      <Suspense>
        {open?.dialog === "loginPopupModal" && loginRef && (
          <LoginPopup queryRef={loginRef} onLoggedIn={open.onLoggedIn} />
        )}
        {open?.dialog === "trial" && <TrialWarning />}
        {open?.dialog === "refusal" && <Refusal message={open.message} />}
        {open?.dialog === "password" && <PasswordNotice reason={open.reason} />}
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
