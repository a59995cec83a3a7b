import { Printer } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";

/** Prints the page; the style sheet of the screen says which part of it. */
export const PrintButton = () => (
  <Button size="sm" variant="ghost" onClick={() => print()}>
    <Printer size={16} aria-hidden="true" />
    <FormattedMessage id="statement_print" />
  </Button>
);
