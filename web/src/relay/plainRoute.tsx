import { type ComponentType, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import type { NonIndexRouteObject } from "react-router-dom";
import type { TextArea } from "../i18n/messages.ts";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import type { ScreenHandle } from "./queryRoute.tsx";

interface Options {
  path: string;
  /** Message id of the title. */
  title: string;
  screen: () => Promise<ComponentType>;
  /** The area of the screen's texts, if it has one. */
  texts?: TextArea;
}

/** A route of a screen without a query. */
export function plainRoute({ path, title, screen, texts }: Options): NonIndexRouteObject {
  const Screen = lazyPart(screen, texts);
  const skeleton = (
    <PageSkeleton title={<FormattedMessage id={title} />} hasTools={false}>
      {null}
    </PageSkeleton>
  );
  const handle: ScreenHandle = { skeleton, texts };
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
