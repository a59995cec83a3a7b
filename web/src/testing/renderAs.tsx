import { configure, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { vi } from "vitest";
import { type Caller, CallerContext } from "../caller/caller.ts";
import { PlayProvider } from "../games/launch/PlayProvider.tsx";
import { SessionDialogs } from "../session/dialogs/SessionDialogs.tsx";
import { namedDialogs } from "../shell/namedDialogs.ts";
import { renderRoutes } from "./renderRoutes.tsx";

// Lazy screens are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Renders routes as `renderInSession` does, and waits for the first request. */
export async function renderAs(caller: Caller, children: RouteObject[], path: string) {
  const page = await renderInSession(caller, children, path);
  await waitFor(() => page.variables());
  return page;
}

/** Renders a part of a screen, which suspends, for a member. */
export const renderPart = (part: ReactNode, path = "/") =>
  renderAs("member", [{ path: "*", element: <Suspense>{part}</Suspense> }], path);

/** Renders routes inside the session's dialogs, for a `caller`, which `switchCaller` changes. */
export async function renderInSession(caller: Caller, children: RouteObject[], path: string) {
  const listeners = new Set<() => void>();
  let current = caller;
  function Session() {
    const seen = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => current,
    );
    return (
      <CallerContext value={seen}>
        <SessionDialogs named={namedDialogs}>
          <PlayProvider>
            <Outlet />
          </PlayProvider>
        </SessionDialogs>
      </CallerContext>
    );
  }
  const page = await renderRoutes([{ Component: Session, children }], path);
  return {
    ...page,
    switchCaller(next: Caller) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
