import type { ReactNode } from "react";
import { useIntl } from "react-intl";

/** Of the one list that the field controls. */
export const listId = "search-list";

/** The options that the arrow keys go along. */
export function SearchList({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    // The focus stays in the field, which names the active option.
    <div id={listId} role="listbox" tabIndex={-1} aria-label={formatMessage({ id: "search_title" })}>
      {children}
    </div>
  );
}
