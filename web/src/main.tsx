import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { StrictMode, Suspense, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { watchBack } from "./browser/back/layers.ts";
import { holdParts } from "./browser/loadChunk.ts";
import { nextTask } from "./browser/nextTask.ts";
import { IntlRoot } from "./i18n/IntlRoot.tsx";
import { currentLanguage, prepareFormats } from "./i18n/language.ts";
import { loadFirstMessages, loadMessages } from "./i18n/messages.ts";
import { ErrorHelpContext } from "./relay/ErrorState.tsx";
import { environment } from "./relay/environment.ts";
import { firstLoads } from "./relay/firstLoads.ts";
import { routes } from "./routes.tsx";
import { keepFirstPage } from "./site/firstPage.ts";
import { lazyPart } from "./ui/lazy/lazyPart.tsx";

const ServiceButton = lazyPart(async () => (await import("./support/ServiceButton.tsx")).ServiceButton);

/**
 * Starts the client, in tasks that leave room for taps. Not while this module is evaluated: the screens import the same
 * file, so they would wait for it.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  watchBack();
  // Before the router loads the first screen, which may need all texts.
  const releaseParts = holdParts();
  // Without texts there is nothing to render; the first screen's data is loading meanwhile.
  const router = createBrowserRouter(routes);
  const isFirst = router.state.matches.every(({ route: { handle } }) => !handle || handle.isFirst);
  const messages = await (isFirst ? loadFirstMessages : loadMessages)(currentLanguage());
  if (!isFirst) releaseParts(Promise.resolve());
  await firstLoads();
  await nextTask();
  prepareFormats();
  await nextTask();
  keepFirstPage(root);
  // In slices: the page already shows a skeleton, and must react to taps.
  startTransition(() =>
    createRoot(root).render(
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
}
