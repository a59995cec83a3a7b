import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router-dom";
import { setPageTitle } from "../browser/useTabTitle.ts";
import { pageName } from "../site/pageNames.ts";

/**
 * Sets the title of the browser tab: the page's name and the brand's, or the brand's alone. While the next page loads it has
 * the next one's: going back and forward, the browser shows its address already.
 */
export function PageTitle({ brand }: { brand: string }) {
  const { formatMessage } = useIntl();
  const here = useLocation();
  const { location: next } = useNavigation();
  const id = pageName((next ?? here).pathname);
  const title = id ? `${formatMessage({ id })} · ${brand}` : brand;
  useEffect(() => setPageTitle(title), [title]);
  return null;
}
