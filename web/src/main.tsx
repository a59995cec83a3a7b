import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { watchBack } from "./browser/back/layers.ts";
import { holdParts, loadChunk, loadLater } from "./browser/loadChunk.ts";
import { nextTask } from "./browser/nextTask.ts";
import { IntlRoot } from "./i18n/IntlRoot.tsx";
import { currentLanguage } from "./i18n/language.ts";
import { loadFirstMessages, loadMessages } from "./i18n/messages.ts";
import { ErrorHelpContext } from "./relay/ErrorState.tsx";
import { environment } from "./relay/network/environment.ts";
import { GatewayError } from "./relay/network/GatewayError.ts";
import { starting, startLoads } from "./relay/startLoads.ts";
import { addLaterRoutes, routes } from "./routes.tsx";
import { keepPrerenderedPage } from "./site/prerenderedPage.ts";
import { lazyPart } from "./ui/lazy/lazyPart.tsx";

/** Loading ahead waits until the first screen has settled. */
const SETTLED_MS = 2_000;

const ServiceButton = lazyPart(async () => (await import("./support/ServiceButton.tsx")).ServiceButton);

/** React has rendered again, without the error. A part of an answer that failed may have been replaced meanwhile. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof GatewayError)) reportError(error);
}

/** A boundary shows the error. That the platform does not offer a part is no fault, so the console stays quiet. */
function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers and journeys read failures there, as React prints them by default.
  if (!(error instanceof GatewayError && error.code === "FEATURE_DISABLED")) console.error(error);
}

/** Resolves when the router has found the routes of the address; the gateway's page shows their skeleton until then. */
const started = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Starts the client, in tasks that leave room for taps. Not while this module is evaluated: the screens import the same
 * file, so they would wait for it. `formats` resolves when numbers and dates can be formatted without a long task.
 */
export async function start(formats: Promise<void>): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("no #root");
  watchBack();
  // Before the router loads the first screen, which may need all texts.
  const releaseParts = holdParts();
  starting.isSpread = true;
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addLaterRoutes });
  await started(router);
  // Without texts there is nothing to render; the first screen's data is loading meanwhile.
  const isFirst = router.state.matches.every(({ route: { handle } }) => !handle || handle.isFirst);
  const loadTexts = isFirst ? loadFirstMessages : loadMessages;
  const messages = await loadChunk(() => loadTexts(currentLanguage()));
  if (!isFirst) releaseParts(Promise.resolve());
  await startLoads();
  await nextTask();
  await formats;
  keepPrerenderedPage(root);
  // In slices: the page already shows a skeleton, and must react to taps.
  startTransition(() =>
    createRoot(root, { onCaughtError, onRecoverableError }).render(
      <StrictMode>
        <IntlRoot initialMessages={messages} onMore={isFirst ? releaseParts : undefined}>
          <RelayEnvironmentProvider environment={environment()}>
            <ErrorHelpContext
              value={
                <Suspense>
                  <ServiceButton />
                </Suspense>
              }
            >
              <RouterProvider router={router} />
            </ErrorHelpContext>
          </RelayEnvironmentProvider>
        </IntlRoot>
      </StrictMode>,
    ),
  );
  setTimeout(() => {
    loadLater(() => import("./ahead.ts")).then(
      ({ watchLinks }) => watchLinks(router),
      () => undefined,
    );
  }, SETTLED_MS);
}
