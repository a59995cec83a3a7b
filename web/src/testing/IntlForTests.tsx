import type { ReactNode } from "react";
import messages from "../../lang/EN/shared.json?all";
import { IntlRoot } from "../i18n/IntlRoot.tsx";

/** English texts, as in the client, and a way to change the language. */
export const IntlForTests = ({ children }: { children: ReactNode }) => (
  <IntlRoot initialMessages={messages}>{children}</IntlRoot>
);
