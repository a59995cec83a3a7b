import type { ReactNode } from "react";
import { useIntl } from "react-intl";

/** Id of the list that the search field controls. */
export const listId = "search-list";

/** The list of options that the arrow keys move through. */
export function SearchList({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    // The focus stays in the field, which names the active option.
    <div id={listId} role="listbox" tabIndex={-1} aria-label={formatMessage({ id: "search_title" })}>
      {children}
    </div>
  );
}
