import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { holdParts } from "./browser/loadChunk.ts";
import { IntlRoot } from "./i18n/IntlRoot.tsx";
import { currentLanguage } from "./i18n/language.ts";
import { loadFirstMessages } from "./i18n/messages.ts";
import { ErrorHelpContext } from "./relay/ErrorState.tsx";
import { environment } from "./relay/environment.ts";
import { routes } from "./routes.tsx";
import { keepFirstPicture } from "./site/firstPicture.ts";
import { ServiceButton } from "./support/ServiceButton.tsx";

// Before the router asks for the first screen: it may be one of those that need all texts.
const releaseParts = holdParts();
// Before the texts are here there is nothing to show; the first screen's data is asked for meanwhile.
const router = createBrowserRouter(routes);
const messages = await loadFirstMessages(currentLanguage());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
keepFirstPicture();
// In slices: the page already shows its shape, and taps on it must not wait.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <IntlRoot initialMessages={messages} onMore={releaseParts}>
        <RelayEnvironmentProvider environment={environment()}>
          <ErrorHelpContext value={<ServiceButton />}>
            <RouterProvider router={router} />
          </ErrorHelpContext>
        </RelayEnvironmentProvider>
      </IntlRoot>
    </StrictMode>,
  ),
);
