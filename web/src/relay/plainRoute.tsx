import { type ComponentType, type ReactNode, Suspense } from "react";
import type { NonIndexRouteObject } from "react-router-dom";
import type { TextArea } from "../i18n/messages.ts";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import type { ScreenHandle } from "./queryRoute.tsx";

interface Options {
  path: string;
  /** Shown until the code is there, in the shape of the screen. */
  skeleton: ReactNode;
  screen: () => Promise<ComponentType>;
  /** The area of the screen's texts, if it has one. */
  texts?: TextArea;
}

/** A route of a screen without a query. */
export function plainRoute(options: Options): NonIndexRouteObject {
  const { path, skeleton, screen, texts } = options;
  const Screen = lazyPart(screen, texts);
  const handle: ScreenHandle = { ...options, load: screen };
  return {
    path,
    handle,
    element: (
      <Suspense fallback={skeleton}>
        <Screen />
      </Suspense>
    ),
  };
}
