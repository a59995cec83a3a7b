import type { ReactNode } from "react";
import messages from "../../lang/EN.json";
import { IntlRoot } from "../i18n/IntlRoot.tsx";

/** English texts, as the client has them, and the way to change the language. */
export const IntlForTests = ({ children }: { children: ReactNode }) => (
  <IntlRoot initialMessages={messages}>{children}</IntlRoot>
);
