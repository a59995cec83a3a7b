import { useEffect } from "react";
import { useIntl } from "react-intl";
import { setPageTitle } from "../browser/useTabTitle.ts";
import { pageName } from "../site/pageNames.ts";

/** Sets the title of the browser tab: the page's name and the brand's, or the brand's alone. */
export function usePageTitle(pathname: string, brand: string): void {
  const { formatMessage } = useIntl();
  const id = pageName(pathname);
  const title = id ? `${formatMessage({ id })} · ${brand}` : brand;
  useEffect(() => setPageTitle(title), [title]);
}
