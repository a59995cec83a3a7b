import type { ReactNode } from "react";
import first from "../../lang/EN.json";
import more from "../../lang/EN.json?more";
import { IntlRoot } from "../i18n/IntlRoot.tsx";

const messages = { ...first, ...more };

/** English texts, as in the client, and a way to change the language. */
export const IntlForTests = ({ children }: { children: ReactNode }) => (
  <IntlRoot initialMessages={messages}>{children}</IntlRoot>
);
