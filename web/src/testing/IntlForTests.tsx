import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import messages from "../../lang/EN.json";

/** English texts, as the client has them. */
export const IntlForTests = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages}>
    {children}
  </IntlProvider>
);
