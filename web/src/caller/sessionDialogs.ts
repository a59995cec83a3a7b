import { createContext, type ReactNode, use } from "react";
import type { Failure } from "../relay/failure.ts";
import type { Money } from "../ui/text/Money.ts";

/** Why a password has to be changed. `DUE`: the platform demands the change without a reason. */
export type PasswordReason = "WEAK" | "EXPIRED" | "DUE";

export interface PasswordChange {
  /** Null when the member asked for the change. */
  readonly reason: PasswordReason | null;
  /** Opened by a login, when the member is not in the store yet. */
  readonly isAfterLogin?: boolean | undefined;
}

/** What a registration brought. */
export interface NewAccount {
  /** For the login; null when it is not known. */
  readonly username: string | null;
  /** What the platform gave; null for nothing. */
  readonly bonus: Money | null;
  /** The bets that turn the bonus into cash; null when it is cash already. */
  readonly bonusTurnover: Money | null;
}

/** What the congratulation shows. */
export interface RegisteredAccount {
  /** The username, if the platform has made it up. */
  readonly madeUpName: string | null;
  readonly bonus: Money | null;
  readonly bonusTurnover: Money | null;
  /** Whether the visitor registered to do something, which follows when the dialog is closed. */
  readonly hasIntention: boolean;
  /** Whether there are deposits. */
  readonly hasCashier: boolean;
}

/** What a visitor can do instead of the action that a trial account cannot do. */
export interface AfterTrial {
  readonly playDemo?: (() => void) | undefined;
  readonly onLoggedIn?: (() => void) | undefined;
}

/** The props of a dialog that banners, announcements and other dialogs open by its name. */
export interface NamedDialogProps {
  onClose: () => void;
}

/** Why a visitor has to log in. */
export interface LoginReason {
  /** What the visitor came for, as the popup shows it. */
  readonly subject?: ReactNode;
  /** Called when the visitor closes the popup without a login. */
  readonly onLeft?: () => void;
}

export interface SessionDialogsApi {
  /**
   * Opens the login popup. With `onLoggedIn`, the popup explains that the action needs a login, and calls it after the
   * login; without, a login leads to the home screen.
   */
  openLogin(onLoggedIn?: () => void, reason?: LoginReason): void;
  /**
   * Runs an action as soon as the caller is known to be logged in and no dialog is open; `playDemo` when the visitor
   * chose a trial account instead.
   */
  runForMember(action: () => void, playDemo: () => void): void;
  /** Asks for the second factor of a login that this browser has begun; `onLoggedIn` as for the login. */
  openSecondFactor(onLoggedIn?: () => void): void;
  /** Opens the login popup on its registration tab; `onLoggedIn` as for the login. */
  openRegister(onLoggedIn?: () => void): void;
  /** Congratulates a new member. */
  openRegistered(account: RegisteredAccount): void;
  /**
   * Says that a trial account cannot do this. Offers the demo, `playDemo` or the games with one, and a real account,
   * after which `onLoggedIn` is called.
   */
  warnTrial(after?: AfterTrial): void;
  openChangePassword(change: PasswordChange): void;
  /** Opens the password change that the platform demands, unless another dialog is open. */
  remindOfPassword(reason: PasswordReason): void;
  openForgotPassword(): void;
  /** Whether there is a dialog of this name. */
  hasDialog(name: string): boolean;
  /** Opens a dialog by the name that the platform uses for it; returns false when there is none. */
  openDialog(name: string): boolean;
  /** Says why an action failed. */
  showFailure(failure: Failure): void;
  close(): void;
}

export const SessionDialogsContext = createContext<SessionDialogsApi | null>(null);

/** Opens dialogs about the session; `SessionDialogs`, around all screens, shows them. */
export function useSessionDialogs(): SessionDialogsApi {
  const api = use(SessionDialogsContext);
  if (!api) throw new Error("SessionDialogs is not around this component");
  return api;
}
